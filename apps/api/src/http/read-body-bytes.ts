import { ApiError } from '../core/api-error.ts';

const mebibyte = 1024 * 1024;

export async function readBodyBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBodyChunks(request, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Yields the chunks of a body and throws if it exceeds the limit. Counts while reading, because the content-length may
 * be missing or wrong.
 */
export async function* readBodyChunks(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = new ApiError(
    'PAYLOAD_TOO_LARGE',
    `The body must not be larger than ${formatBytes(maxBytes)}.`,
  );
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge;
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
      if (length > maxBytes) throw tooLarge;
      yield value;
    }
  } finally {
    if (!isEnd) void discardRest(reader);
  }
}

/**
 * Reads and discards the rest of a body. Cancelling it would close the connection before the sender could read the
 * error. The server closes the connection half a second after the response in any case.
 */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The connection has ended, and nothing more was needed from it.
  }
}

function formatBytes(bytes: number): string {
  return bytes < mebibyte ? `${Math.floor(bytes / 1024)} KiB` : `${Math.floor(bytes / mebibyte)} MiB`;
}

/** Throws if a body is compressed: a small one could expand without limit. */
export function assertNotCompressed(headers: Headers): void {
  if (!['', 'identity'].includes(headers.get('content-encoding')?.toLowerCase() ?? '')) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be sent without content-encoding.');
  }
}
