import { randomUUID } from 'node:crypto';
import type { UploadType } from '@piri/contract/uploads';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { Refusal } from '../../refusal.ts';
import type { FileKind } from '../files/file-kind.ts';
import { acceptedKind } from '../files/upload-file.ts';
import { withoutMetadata } from '../files/without-metadata.ts';
import type { Uploader } from './open-uploads.ts';
import { UploadRefusal } from './upload-refusal.ts';

/** Of a part as it is kept. */
export const partBytes = 5 * 1024 * 1024;

export interface NewUpload extends Uploader {
  id: string;
  fileName: string;
}

export function newUploadId(): string {
  return randomUUID();
}

/** Keeps a file that is there whole. */
export async function keepWhole(
  ctx: Pick<Context, 'now'>,
  tx: Transaction<Database>,
  upload: NewUpload,
  sent: Buffer,
): Promise<void> {
  const kind = uploadedKind(sent, upload.type);
  const bytes = withoutMetadata(sent, kind.mimeType);
  await insertFile(ctx, tx, upload, { mimeType: kind.mimeType, size: bytes.length });
  for (let at = 0, nth = 1; at < bytes.length; at += partBytes, nth += 1) {
    await tx
      .insertInto('fileContents')
      .values({ name: upload.id, nth, bytes: bytes.subarray(at, at + partBytes) })
      .execute();
  }
}

/** Keeps a file whose parts lie in the database: they stay there, unless something has to be taken out of them. */
export async function keepParts(
  ctx: Pick<Context, 'now'>,
  tx: Transaction<Database>,
  upload: NewUpload & { size: number },
): Promise<void> {
  const parts = tx.selectFrom('uploadParts').where('uploadId', '=', upload.id).orderBy('nth');
  const head = await parts
    .select(sql<Buffer>`substring(bytes for ${1024 * 1024}::integer)`.as('bytes'))
    .limit(1)
    .executeTakeFirstOrThrow();
  const { mimeType } = uploadedKind(head.bytes, upload.type);
  if (mimeType.startsWith('image/')) {
    const all = await parts.select('bytes').execute();
    return keepWhole(ctx, tx, upload, Buffer.concat(all.map(({ bytes }) => bytes)));
  }
  await insertFile(ctx, tx, upload, { mimeType, size: upload.size });
  await tx
    .insertInto('fileContents')
    .columns(['name', 'nth', 'bytes'])
    .expression(parts.select(['uploadId as name', 'nth', 'bytes']))
    .execute();
}

/** By the content, as with every file that is sent to the shop. */
export function uploadedKind(head: Buffer, type: UploadType): FileKind {
  try {
    return acceptedKind(head, type);
  } catch (error) {
    if (error instanceof Refusal) throw new UploadRefusal('FileTypeForbiddenError', error.message);
    throw error;
  }
}

async function insertFile(
  { now }: Pick<Context, 'now'>,
  tx: Transaction<Database>,
  { id, customerId, type, fileName }: NewUpload,
  { mimeType, size }: { mimeType: string; size: number },
): Promise<void> {
  await tx
    .insertInto('files')
    .values({ name: id, customerId, type, mimeType, size, createdAt: now(), fileName })
    .execute();
}
