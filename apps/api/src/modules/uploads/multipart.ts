import { maxUploadBytes } from '@piri/contract/uploads';
import type { AppContext } from '../../runtime/context.ts';
import type { Uploader } from './create-upload-credentials.ts';
import { finishUpload } from './finish-upload.ts';
import { createUploadId, piecesOf, receivePieces } from './upload-chunks.ts';
import { UploadError } from './upload-error.ts';

/** How long somebody may take to send all parts. */
const lastsMs = 24 * 60 * 60 * 1000;
/** The upload client sends parts of this size, or a little larger ones if the last would be a crumb. */
const smallestPart = 5 * 1024 * 1024;
const largestPart = 2 * smallestPart;

export interface StartMultipartParams extends Uploader {
  fileName: string;
  size: number;
  partSize: number;
}

/** Refuses sizes that no file in parts may have. */
export function checkMultipart({ size, partSize }: Pick<StartMultipartParams, 'size' | 'partSize'>): void {
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new UploadError('MultipartSizeInvalidError', 'The size is a whole number of bytes.');
  }
  if (size > maxUploadBytes) {
    throw new UploadError('MultipartUploadSizeTooLargeError', `At most ${maxUploadBytes} bytes.`);
  }
  if (!Number.isSafeInteger(partSize) || partSize < smallestPart || partSize > largestPart) {
    throw new UploadError(
      'MultipartPartSizeInvalidError',
      `A part has ${smallestPart} to ${largestPart} bytes.`,
    );
  }
}

/** Begins a file that comes in parts, and says how many there have to be. */
export async function startMultipart(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { customerId, type, fileName, size, partSize }: StartMultipartParams,
): Promise<{ id: string; parts: number }> {
  const id = createUploadId();
  const expiresAt = new Date(now().getTime() + lastsMs);
  await db
    .insertInto('uploads')
    .values({ id, customerId, type, fileName, size, partSize, state: 'PARTS', errorCode: null, expiresAt })
    .execute();
  return { id, parts: Math.ceil(size / partSize) };
}

export interface ExpectedPart {
  uploadId: string;
  nth: number;
  /** How many bytes it must have. */
  length: number;
  partSize: number;
}

/** The part that an upload still waits for; undefined if it does not. */
export async function findExpectedPart(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, nth }: { id: string; nth: number },
): Promise<ExpectedPart | undefined> {
  const upload = await db
    .selectFrom('uploads')
    .select(['size', 'partSize'])
    .where('id', '=', id)
    .where('state', '=', 'PARTS')
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  if (upload?.size == null || upload.partSize === null) return undefined;
  const rest = upload.size - (nth - 1) * upload.partSize;
  if (nth < 1 || rest <= 0) return undefined;
  return { uploadId: id, nth, length: Math.min(rest, upload.partSize), partSize: upload.partSize };
}

/** Keeps a part; sent again, it replaces itself. Returns its bytes, or undefined if the upload has ended meanwhile. */
export function receivePart(
  ctx: Pick<AppContext, 'db'>,
  { uploadId, nth, partSize }: ExpectedPart,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number | undefined> {
  return receivePieces(ctx, chunks, { uploadId, firstPiece: (nth - 1) * piecesOf(partSize) + 1 });
}

/** Makes a file of the parts. A second time finds it made: the first answer may have been lost on the way. */
export async function completeMultipart(ctx: Pick<AppContext, 'db' | 'now'>, id: string): Promise<void> {
  try {
    if (await finishUpload(ctx, { id, state: 'PARTS' })) return;
  } catch (error) {
    // It would be read and refused again with each call.
    if (isForbiddenFile(error)) await ctx.db.deleteFrom('uploads').where('id', '=', id).execute();
    throw error;
  }
  const made = await ctx.db.selectFrom('files').select('name').where('name', '=', id).executeTakeFirst();
  if (made === undefined) {
    throw new UploadError('MultipartFileNotFoundError', 'No such file is being sent.', 404);
  }
}

function isForbiddenFile(error: unknown): boolean {
  return error instanceof UploadError && error.code === 'FileTypeForbiddenError';
}
