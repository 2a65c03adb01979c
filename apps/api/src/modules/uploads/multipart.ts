import { largestUpload } from '@piri/contract/uploads';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { keepParts, newUploadId, partBytes } from './keep-upload.ts';
import type { Uploader } from './open-uploads.ts';
import { UploadRefusal } from './upload-refusal.ts';

/** How long somebody may take to send all parts. */
const lastsMs = 24 * 60 * 60 * 1000;
/** One part is held whole while it is read. */
const largestPart = 2 * partBytes;

export interface StartMultipart extends Uploader {
  fileName: string;
  size: number;
  partSize: number;
}

/** Refuses sizes that no file in parts may have. */
export function checkMultipart({ size, partSize }: Pick<StartMultipart, 'size' | 'partSize'>): void {
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new UploadRefusal('MultipartSizeInvalidError', 'The size is a whole number of bytes.');
  }
  if (size > largestUpload) {
    throw new UploadRefusal('MultipartUploadSizeTooLargeError', `At most ${largestUpload} bytes.`);
  }
  if (!Number.isSafeInteger(partSize) || partSize < partBytes || partSize > largestPart) {
    throw new UploadRefusal(
      'MultipartPartSizeInvalidError',
      `A part has ${partBytes} to ${largestPart} bytes.`,
    );
  }
}

/** Begins a file that comes in parts, and says how many there have to be. */
export async function startMultipart(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { customerId, type, fileName, size, partSize }: StartMultipart,
): Promise<{ id: string; parts: number }> {
  const id = newUploadId();
  const expiresAt = new Date(now().getTime() + lastsMs);
  await db
    .insertInto('uploads')
    .values({ id, customerId, type, fileName, size, partSize, state: 'PARTS', errorCode: null, expiresAt })
    .execute();
  return { id, parts: Math.ceil(size / partSize) };
}

/** How many bytes this part has to have; undefined where nobody waits for it. */
export async function partLength(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, nth }: { id: string; nth: number },
): Promise<number | undefined> {
  const upload = await db
    .selectFrom('uploads')
    .select(['size', 'partSize'])
    .where('id', '=', id)
    .where('state', '=', 'PARTS')
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  if (upload?.size == null || upload.partSize === null) return undefined;
  const rest = upload.size - (nth - 1) * upload.partSize;
  return nth >= 1 && rest > 0 ? Math.min(rest, upload.partSize) : undefined;
}

/**
 * Sent again, a part takes the place of itself. False if the upload has meanwhile been completed or deleted: the row is
 * locked first, because the foreign key alone would fail the insert.
 */
export async function keepPart(
  { db }: Pick<Context, 'db'>,
  part: { uploadId: string; nth: number; bytes: Buffer },
): Promise<boolean> {
  return inTransaction(
    db,
    async (tx) => {
      const upload = await tx
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', part.uploadId)
        .forKeyShare()
        .executeTakeFirst();
      if (upload === undefined) return false;
      await tx
        .insertInto('uploadParts')
        .values(part)
        .onConflict((conflict) => conflict.columns(['uploadId', 'nth']).doUpdateSet({ bytes: part.bytes }))
        .execute();
      return true;
    },
    'read committed',
  );
}

/** Makes a file of the parts. A second time finds it made: the answer may have been lost on the way. */
export async function completeMultipart(ctx: Pick<Context, 'db' | 'now'>, id: string): Promise<void> {
  await inTransaction(
    ctx.db,
    async (tx) => {
      const upload = await tx
        .selectFrom('uploads')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'PARTS')
        .forUpdate()
        .executeTakeFirst();
      if (upload === undefined) return refuseUnknown();
      const { arrived } = await tx
        .selectFrom('uploadParts')
        .select(sql<number>`coalesce(sum(length(bytes)), 0)::integer`.as('arrived'))
        .where('uploadId', '=', id)
        .executeTakeFirstOrThrow();
      if (upload.size === null || arrived !== upload.size) {
        throw new UploadRefusal(
          'MultipartFileCompletionFailedError',
          `Of ${upload.size ?? 0} bytes ${arrived} have arrived.`,
        );
      }
      await keepParts(ctx, tx, { ...upload, size: upload.size });
      await tx.deleteFrom('uploads').where('id', '=', id).execute();

      async function refuseUnknown(): Promise<void> {
        const made = await tx.selectFrom('files').select('name').where('name', '=', id).executeTakeFirst();
        if (made !== undefined) return;
        throw new UploadRefusal('MultipartFileNotFoundError', 'No such file is being sent.', 404);
      }
    },
    'read committed',
  );
}
