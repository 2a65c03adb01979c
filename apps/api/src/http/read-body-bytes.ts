import { ApiError } from '../core/api-error.ts';

const mebibyte = 1024 * 1024;

export async function readBodyBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyUpTo(request, most)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Counts while reading: the announced length may be missing or wrong. */
export async function* bodyUpTo(request: Request, most: number): AsyncGenerator<Uint8Array> {
  const tooLarge = new ApiError(
    'PAYLOAD_TOO_LARGE',
    `The body must not be larger than ${formatBytes(most)}.`,
  );
  if (Number(request.headers.get('content-length')) > most) throw tooLarge;
  if (request.body === null) return;
  const reader = request.body.getReader();
  let isEnd = false;
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isEnd = done;
      if (done) return;
      length += value.byteLength;
      if (length > most) throw tooLarge;
      yield value;
    }
  } finally {
    if (!isEnd) void discardRest(reader);
  }
}

/**
 * Cancelling the body would close the connection, and the sender would never read why it was refused. Half a second
 * after the answer the server closes it in any case.
 */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection has ended, and nothing more was wanted of it.
  }
}

function formatBytes(bytes: number): string {
  return bytes < mebibyte ? `${Math.floor(bytes / 1024)} KiB` : `${Math.floor(bytes / mebibyte)} MiB`;
}

/** What is small on the way could be without end once it is unpacked. */
export function assertNotCompressed(headers: Headers): void {
  if (!['', 'identity'].includes(headers.get('content-encoding')?.toLowerCase() ?? '')) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent without content-encoding.');
  }
}
