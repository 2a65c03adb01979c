import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH } = constants;
const compress = promisify(brotliCompress);
const finished = new Map<string, Promise<Buffer>>();

export function isTextContentType(contentType = '') {
  return /^text\/|javascript|json|xml/.test(contentType);
}

export function compressBest(text: Uint8Array): Promise<Buffer> {
  return compress(text, { params: { [BROTLI_PARAM_QUALITY]: 11 } });
}

/** Compresses immutable files as much as possible and caches the result. */
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

/** Compresses responses on the fly: fast, and every chunk is flushed as it arrives. */
export function createBrotliStream() {
  return createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 5 } });
}
