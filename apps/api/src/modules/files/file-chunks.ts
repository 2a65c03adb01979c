import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * The size of the chunks in which files are received, stored and sent, so that only one chunk per file is in memory.
 */
export const fileChunkSizeBytes = 1024 * 1024;

/** Splits a stream into chunks of this size. The last one may be shorter. */
export async function* splitIntoChunks(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let current = Buffer.allocUnsafeSlow(fileChunkSizeBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let read = 0; read < chunk.length; ) {
      const part = chunk.subarray(read, read + fileChunkSizeBytes - filled);
      current.set(part, filled);
      filled += part.length;
      read += part.length;
      if (filled < fileChunkSizeBytes) continue;
      yield current;
      current = Buffer.allocUnsafeSlow(fileChunkSizeBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield current.subarray(0, filled);
}

/** Inserts the contents of a file in chunks. */
export async function insertFileContents(
  tx: Transaction<Database>,
  name: string,
  bytes: Buffer,
): Promise<void> {
  for (let at = 0, nth = 1; at < bytes.length; at += fileChunkSizeBytes, nth += 1) {
    await tx
      .insertInto('fileContents')
      .values({ name, nth, bytes: bytes.subarray(at, at + fileChunkSizeBytes) })
      .execute();
  }
}
