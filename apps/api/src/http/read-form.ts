import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { readBytes, refuseCompressed } from './read-bytes.ts';
import { checkTree } from './read-json.ts';

/** What a form may add to its file: boundaries, names, the other fields. */
const overhead = 64 * 1024;

/** Written down as JSON a file is its fingerprint, so that two requests with different files are told apart. */
class SentFile extends File {
  readonly #sha256: string;

  constructor(file: File, bytes: ArrayBuffer) {
    super([bytes], file.name, { type: file.type });
    this.#sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
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
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent as multipart/form-data.');
  }
  refuseCompressed(request.headers);
  const form = await parse(await readBytes(request, largestFile + overhead), type);
  const fields: [string, unknown][] = [];
  for (const [name, value] of form) {
    if (fields.some(([other]) => other === name)) {
      throw new Refusal('INVALID', 'The form names a field twice.', [
        { path: name.slice(0, 200), code: 'repeated', message: 'Each field may stand once.' },
      ]);
    }
    fields.push([name, typeof value === 'string' ? value : await readFile(value, largestFile)]);
  }
  const body = Object.fromEntries(fields);
  checkTree(body);
  return body;
}

async function parse(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    // The parser says only that it failed, whatever it was.
    throw new Refusal('MALFORMED', 'The body is no form, or not the one its content-type announces.');
  }
}

async function readFile(file: File, largestFile: number): Promise<SentFile> {
  if (file.size > largestFile) {
    throw new Refusal('PAYLOAD_TOO_LARGE', `A file must not be larger than ${largestFile} bytes.`);
  }
  return new SentFile(file, await file.arrayBuffer());
}
