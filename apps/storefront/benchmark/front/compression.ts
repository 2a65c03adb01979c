import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH } = constants;
const compress = promisify(brotliCompress);
const finished = new Map<string, Promise<Buffer>>();

export function isText(contentType = '') {
  return /^text\/|javascript|json|xml/.test(contentType);
}

export function compressBest(text: Uint8Array): Promise<Buffer> {
  return compress(text, { params: { [BROTLI_PARAM_QUALITY]: 11 } });
}

/** For what never changes under its name: as small as it gets, and kept. */
export function compressCached(name: string, text: Readable): Promise<Buffer> {
  const known = finished.get(name);
  if (known) {
    text.resume();
    return known;
  }
  const made = buffer(text).then(compressBest);
  finished.set(name, made);
  return made;
}

/** For what is made for each request: quickly, and every piece sent on as it comes. */
export function compressStream() {
  return createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 5 } });
}
