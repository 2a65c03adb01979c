import { randomUUID } from 'node:crypto';
import type { UploadType } from '@piri/contract/uploads';
import { ApiError } from '../../core/api-error.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import type { DetectFileTypeParams } from '../files/detect-file-type.ts';
import { cutIntoPieces, pieceBytes } from '../files/file-pieces.ts';
import { assertAcceptedFileType } from '../files/upload-file.ts';
import { UploadError } from './upload-error.ts';

export function createUploadId(): string {
  return randomUUID();
}

export interface ReceivedPart {
  uploadId: string;
  /** What the file must be, by its first bytes. Absent for a part from its middle. */
  type?: UploadType;
  /** Where the pieces of this part stand among those of the whole file. @default 1 */
  firstPiece?: number;
  /** Called after each piece with all the bytes that have arrived. */
  onProgress?: (bytes: number) => Promise<unknown>;
}

/**
 * Writes a stream into the pieces of an upload, and returns how many bytes it had. Undefined if the upload has meanwhile
 * been completed or deleted. Pieces that were sent before are replaced.
 */
export async function receivePieces(
  { db }: Pick<AppContext, 'db'>,
  chunks: AsyncIterable<Uint8Array>,
  { uploadId, type, firstPiece = 1, onProgress }: ReceivedPart,
): Promise<number | undefined> {
  let [nth, received] = [firstPiece, 0];
  for await (const bytes of cutIntoPieces(chunks)) {
    if (nth === 1 && type !== undefined) detectUploadType(bytes, type);
    if (!(await keepPiece({ db }, { uploadId, nth, bytes }))) return undefined;
    nth += 1;
    received += bytes.length;
    await onProgress?.(received);
  }
  return received;
}

/** How many pieces a part of this size fills, and so how far apart two parts stand. */
export function piecesOf(partSize: number): number {
  return Math.ceil(partSize / pieceBytes);
}

/** False if there is no such upload. Its row is locked first, because the foreign key alone would fail the insert. */
async function keepPiece(
  { db }: Pick<AppContext, 'db'>,
  piece: { uploadId: string; nth: number; bytes: Buffer },
): Promise<boolean> {
  return inTransaction(
    db,
    async (tx) => {
      const upload = await tx
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', piece.uploadId)
        .forKeyShare()
        .executeTakeFirst();
      if (upload === undefined) return false;
      await tx
        .insertInto('uploadParts')
        .values(piece)
        .onConflict((conflict) => conflict.columns(['uploadId', 'nth']).doUpdateSet({ bytes: piece.bytes }))
        .execute();
      return true;
    },
    'read committed',
  );
}

/** Tells by its content what a file is, as with every file that is sent to the shop. */
export function detectUploadType(head: Buffer, type: UploadType): DetectFileTypeParams {
  try {
    return assertAcceptedFileType(head, type);
  } catch (error) {
    return asForbiddenFile(error);
  }
}

/** Rethrows a refusal of what a file holds under the code that the upload client knows. */
export function asForbiddenFile(error: unknown): never {
  if (error instanceof ApiError && error.code !== 'UNAVAILABLE') {
    throw new UploadError('FileTypeForbiddenError', error.message);
  }
  throw error;
}
