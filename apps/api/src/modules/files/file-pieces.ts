import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * The size of the chunks in which files are received, stored and sent, so that only one chunk per file is in memory.
 */
export const pieceBytes = 1024 * 1024;

/** Splits a stream into chunks of this size. The last one may be shorter. */
export async function* cutIntoPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let piece = Buffer.allocUnsafeSlow(pieceBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let read = 0; read < chunk.length; ) {
      const part = chunk.subarray(read, read + pieceBytes - filled);
      piece.set(part, filled);
      filled += part.length;
      read += part.length;
      if (filled < pieceBytes) continue;
      yield piece;
      piece = Buffer.allocUnsafeSlow(pieceBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** Inserts the contents of a file in chunks. */
export async function insertContents(tx: Transaction<Database>, name: string, bytes: Buffer): Promise<void> {
  for (let at = 0, nth = 1; at < bytes.length; at += pieceBytes, nth += 1) {
    await tx
      .insertInto('fileContents')
      .values({ name, nth, bytes: bytes.subarray(at, at + pieceBytes) })
      .execute();
  }
}
