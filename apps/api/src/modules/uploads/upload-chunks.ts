import { randomUUID } from 'node:crypto';
import type { LargeFilePurpose } from '@piri/contract/uploads';
import { ApiError } from '../../core/api-error.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import type { DetectedFileType } from '../files/detect-file-type.ts';
import { fileChunkSizeBytes, splitIntoChunks } from '../files/file-chunks.ts';
import { assertAcceptedFileType } from '../files/upload-file.ts';
import { UploadError } from './upload-error.ts';

export function createUploadId(): string {
  return randomUUID();
}

export interface ReceiveChunksOptions {
  uploadId: string;
  /** The type that the first bytes must match. Absent for a part from the middle of a file. */
  type?: LargeFilePurpose;
  /**
   * The number of this part's first chunk within the whole file.
   * @default 1
   */
  firstChunk?: number;
  /** Called after each chunk with the total number of bytes so far. */
  onProgress?: (bytes: number) => Promise<unknown>;
}

/**
 * Writes a stream into the chunks of an upload, and returns its number of bytes. Returns undefined if the upload has
 * been completed or deleted in the meantime. Earlier chunks with the same numbers are replaced.
 */
export async function receiveChunks(
  { db }: Pick<AppContext, 'db'>,
  chunks: AsyncIterable<Uint8Array>,
  { uploadId, type, firstChunk = 1, onProgress }: ReceiveChunksOptions,
): Promise<number | undefined> {
  let [nth, received] = [firstChunk, 0];
  for await (const bytes of splitIntoChunks(chunks)) {
    if (nth === 1 && type !== undefined) detectAcceptedUploadFileType(bytes, type);
    if (!(await storeChunk({ db }, { uploadId, nth, bytes }))) return undefined;
    nth += 1;
    received += bytes.length;
    await onProgress?.(received);
  }
  return received;
}

/** Returns how many chunks a part of this size fills, which is also the distance between two parts. */
export function countPartChunks(partSize: number): number {
  return Math.ceil(partSize / fileChunkSizeBytes);
}

/**
 * Stores a chunk. Returns false if there is no such upload. Its row is locked first, because otherwise the foreign key
 * would make the insert fail.
 */
async function storeChunk(
  { db }: Pick<AppContext, 'db'>,
  chunk: { uploadId: string; nth: number; bytes: Buffer },
): Promise<boolean> {
  return runTransactionWithRetry(
    db,
    async (tx) => {
      const upload = await tx
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', chunk.uploadId)
        .forKeyShare()
        .executeTakeFirst();
      if (upload === undefined) return false;
      await tx
        .insertInto('uploadParts')
        .values(chunk)
        .onConflict((conflict) => conflict.columns(['uploadId', 'nth']).doUpdateSet({ bytes: chunk.bytes }))
        .execute();
      return true;
    },
    'read committed',
  );
}

/** Detects the type of a file from its content, as for every file that is sent to the shop. */
export function detectAcceptedUploadFileType(head: Buffer, type: LargeFilePurpose): DetectedFileType {
  try {
    return assertAcceptedFileType(head, type);
  } catch (error) {
    return rethrowAsForbiddenFileError(error);
  }
}

/** Rethrows a refused content with the error code that the upload client knows. */
export function rethrowAsForbiddenFileError(error: unknown): never {
  if (error instanceof ApiError && error.code !== 'UNAVAILABLE') {
    throw new UploadError('FileTypeForbiddenError', error.message);
  }
  throw error;
}
