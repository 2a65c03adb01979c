import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { ApiError } from '../core/api-error.ts';
import { assertStorableJson } from './parse-json-body.ts';
import { assertNotCompressed, readBodyChunks } from './read-body-bytes.ts';

/** Limits on a form besides its file. No endpoint needs more, and they keep parsing cheap whatever is sent. */
const limits = {
  fields: 10,
  files: 1,
  parts: 11,
  fieldSize: 8 * 1024,
  headerPairs: 10,
  headerSize: 2 * 1024,
};
const overhead = 128 * 1024;

/** A file that serialises to JSON as its hash, so that two requests with different files are distinguishable. */
class SentFile extends File {
  readonly #sha256: string;

  constructor(chunks: Uint8Array<ArrayBuffer>[], name: string, type: string) {
    super(chunks, name, { type });
    const hash = createHash('sha256');
    for (const chunk of chunks) hash.update(chunk);
    this.#sha256 = hash.digest('hex');
  }

  toJSON() {
    return { name: this.name, type: this.type, sha256: this.#sha256 };
  }
}

export interface ParseFormDataOptions {
  maxFileBytes: number;
  /** Receives the file as a stream and returns the value of the field. @default holds the file in memory */
  receiveFile?: (chunks: Readable, file: { name: string; type: string }) => Promise<unknown>;
}

/** Parses a multipart/form-data body. Each field may occur once, as text or as a file. */
export async function parseFormData(
  request: Request,
  { maxFileBytes, receiveFile = holdFile }: ParseFormDataOptions,
): Promise<Record<string, unknown>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as multipart/form-data.');
  }
  assertNotCompressed(request.headers);
  const body = Object.fromEntries(await readFields(request, contentType, { maxFileBytes, receiveFile }));
  assertStorableJson(body);
  return body;
}

async function readFields(
  request: Request,
  contentType: string,
  { maxFileBytes, receiveFile }: Required<ParseFormDataOptions>,
): Promise<Map<string, unknown>> {
  const fields = new Map<string, unknown>();
  const files: { stream: Readable; received: Promise<unknown> }[] = [];
  let failure: unknown;
  const parser = createParser(contentType, maxFileBytes);
  const fail = (error: unknown) => {
    failure ??= error;
    parser.destroy();
  };

  parser.on('field', (name, value, _, isCut) => {
    if (isCut) fail(tooLarge(`A field must not be larger than ${limits.fieldSize} bytes.`));
    else if (fields.has(name)) fail(repeated(name));
    else fields.set(name, value);
  });
  parser.on('file', (name, stream, fileName, _, type) => {
    if (fields.has(name)) return fail(repeated(name));
    fields.set(name, undefined);
    stream.on('limit', () => fail(tooLarge(`A file must not be larger than ${maxFileBytes} bytes.`)));
    const received = receiveFile(stream, { name: fileName, type });
    files.push({ stream, received: received.then((value) => fields.set(name, value), fail) });
  });
  for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(event, () => fail(tooMany()));
  }
  try {
    await pipeline(readBodyChunks(request, maxFileBytes + overhead), parser);
  } catch (error) {
    failure ??= error instanceof ApiError ? error : malformed();
    for (const { stream } of files) stream.destroy();
  }
  await Promise.all(files.map(({ received }) => received));
  if (failure !== undefined) throw failure;
  return fields;
}

function createParser(contentType: string, fileSize: number): Busboy {
  try {
    const headers = { 'content-type': contentType };
    return new Busboy({ headers, limits: { ...limits, fileSize }, preservePath: true });
  } catch {
    throw malformed();
  }
}

async function holdFile(chunks: Readable, { name, type }: { name: string; type: string }): Promise<SentFile> {
  return new SentFile(await chunks.toArray(), name, type);
}

/** The parser does not report what is wrong. */
function malformed(): ApiError {
  return new ApiError('MALFORMED', 'The body isn’t a form, or doesn’t match its content-type.');
}

function repeated(name: string): ApiError {
  return new ApiError('INVALID', 'A field appears twice in the form.', [
    { path: name.slice(0, 200), code: 'repeated', message: 'Each field may appear once.' },
  ]);
}

function tooMany(): ApiError {
  return new ApiError(
    'INVALID',
    `A form must not have more than ${limits.fields} fields and ${limits.files} file.`,
  );
}

function tooLarge(message: string): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', message);
}
