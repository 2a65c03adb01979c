import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { Refusal } from '../refusal.ts';
import { bodyUpTo, refuseCompressed } from './read-bytes.ts';
import { checkTree } from './read-json.ts';

/** What a form may add to its file. No call asks for more, and reading it stays cheap whatever is sent. */
const limits = {
  fields: 10,
  files: 1,
  parts: 11,
  fieldSize: 8 * 1024,
  headerPairs: 10,
  headerSize: 2 * 1024,
};
const overhead = 128 * 1024;

/** Written down as JSON a file is its fingerprint, so that two requests with different files are told apart. */
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

/** Reads a body that was sent as multipart/form-data: each field once, as text or as a file. */
export async function readForm(
  request: Request,
  { largestFile }: { largestFile: number },
): Promise<Record<string, unknown>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as multipart/form-data.');
  }
  refuseCompressed(request.headers);
  try {
    const body = Object.fromEntries(await readFields(request, contentType, largestFile));
    checkTree(body);
    return body;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The parser says only that it failed, whatever it was.
    throw new Refusal('MALFORMED', 'The body is no form, or not the one its content-type announces.');
  }
}

async function readFields(
  request: Request,
  contentType: string,
  largestFile: number,
): Promise<Map<string, unknown>> {
  const fields = new Map<string, unknown>();
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { ...limits, fileSize: largestFile },
    preservePath: true,
  });
  const refuse = (refusal: Refusal) => parser.destroy(refusal);
  const keep = (name: string, value: unknown) => {
    if (fields.has(name)) refuse(repeated(name));
    fields.set(name, value);
  };

  parser.on('field', (name, value, _, isCut) => {
    if (isCut) refuse(tooLarge(`A field must not be larger than ${limits.fieldSize} bytes.`));
    keep(name, value);
  });
  parser.on('file', (name, stream, fileName, _, type) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    stream.on('limit', () => refuse(tooLarge(`A file must not be larger than ${largestFile} bytes.`)));
    stream.on('end', () => keep(name, new SentFile(chunks, fileName, type)));
  });
  for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(event, () => refuse(tooMany()));
  }
  await pipeline(bodyUpTo(request, largestFile + overhead), parser);
  return fields;
}

function repeated(name: string): Refusal {
  return new Refusal('INVALID', 'The form names a field twice.', [
    { path: name.slice(0, 200), code: 'repeated', message: 'Each field may stand once.' },
  ]);
}

function tooMany(): Refusal {
  return new Refusal(
    'INVALID',
    `A form must not have more than ${limits.fields} fields and ${limits.files} file.`,
  );
}

function tooLarge(message: string): Refusal {
  return new Refusal('PAYLOAD_TOO_LARGE', message);
}
