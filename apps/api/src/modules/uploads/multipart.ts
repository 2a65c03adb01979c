import { maxLargeFileBytes } from '@piri/contract/uploads';
import type { AppContext } from '../../runtime/context.ts';
import type { UploadPass } from './create-upload-credentials.ts';
import { finishUpload } from './finish-upload.ts';
import { countPartChunks, createUploadId, receiveChunks } from './upload-chunks.ts';
import { UploadError } from './upload-error.ts';

/** How long a client may take to send all parts. */
const lastsMs = 24 * 60 * 60 * 1000;
/** The client sends parts of this size, or slightly larger ones if the last would be tiny. */
const minPartBytes = 5 * 1024 * 1024;
const maxPartBytes = 2 * minPartBytes;

export interface StartMultipartUploadParams extends UploadPass {
  fileName: string;
  size: number;
  partSize: number;
}

/** Throws if the sizes are not allowed for a file in parts. */
export function assertMultipartUploadSizes({
  size,
  partSize,
}: Pick<StartMultipartUploadParams, 'size' | 'partSize'>): void {
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new UploadError('MultipartSizeInvalidError', 'The size must be a whole number of bytes.');
  }
  if (size > maxLargeFileBytes) {
    throw new UploadError('MultipartUploadSizeTooLargeError', `Up to ${maxLargeFileBytes} bytes.`);
  }
  if (!Number.isSafeInteger(partSize) || partSize < minPartBytes || partSize > maxPartBytes) {
    throw new UploadError(
      'MultipartPartSizeInvalidError',
      `A part must be ${minPartBytes} to ${maxPartBytes} bytes long.`,
    );
  }
}

/** Starts an upload in parts, and returns how many there must be. */
export async function startMultipartUpload(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { customerId, type, fileName, size, partSize }: StartMultipartUploadParams,
): Promise<{ id: string; parts: number }> {
  const id = createUploadId();
  const expiresAt = new Date(now().getTime() + lastsMs);
  await db
    .insertInto('uploads')
    .values({ id, customerId, type, fileName, size, partSize, state: 'PARTS', errorCode: null, expiresAt })
    .execute();
  return { id, parts: Math.ceil(size / partSize) };
}

export interface ExpectedUploadPart {
  uploadId: string;
  nth: number;
  /** The required number of bytes. */
  length: number;
  partSize: number;
}

/** Returns the part that an upload expects; undefined if it expects no such part. */
export async function findExpectedUploadPart(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, nth }: { id: string; nth: number },
): Promise<ExpectedUploadPart | undefined> {
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

/**
 * Stores a part, which replaces an earlier one of the same number. Returns its number of bytes, or undefined if the
 * upload has ended in the meantime.
 */
export function receiveUploadPart(
  ctx: Pick<AppContext, 'db'>,
  { uploadId, nth, partSize }: ExpectedUploadPart,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number | undefined> {
  return receiveChunks(ctx, chunks, { uploadId, firstChunk: (nth - 1) * countPartChunks(partSize) + 1 });
}

/**
 * Turns the parts into a file. Succeeds if that has already happened, because the first response may have been lost.
 */
export async function completeMultipartUpload(
  ctx: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<void> {
  try {
    if (await finishUpload(ctx, { id, state: 'PARTS' })) return;
  } catch (error) {
    // Otherwise it would be read and refused again with each call.
    if (isForbiddenFile(error)) await ctx.db.deleteFrom('uploads').where('id', '=', id).execute();
    throw error;
  }
  const made = await ctx.db.selectFrom('files').select('name').where('name', '=', id).executeTakeFirst();
  if (made === undefined) {
    throw new UploadError('MultipartFileNotFoundError', 'There is no upload with this id.', 404);
  }
}

function isForbiddenFile(error: unknown): boolean {
  return error instanceof UploadError && error.code === 'FileTypeForbiddenError';
}
