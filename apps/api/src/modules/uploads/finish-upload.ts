import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { createConcurrencyLimiter } from '../../runtime/create-concurrency-limiter.ts';
import { insertFileContents } from '../files/file-chunks.ts';
import { stripImageMetadataInWorker } from '../files/strip-image-metadata-in-worker.ts';
import { detectAcceptedUploadFileType, rethrowAsForbiddenFileError } from './upload-chunks.ts';
import { UploadError } from './upload-error.ts';

type Ctx = Pick<AppContext, 'db' | 'now'>;

export interface OpenUpload {
  id: string;
  state: 'PARTS' | 'FETCHING';
}

type ArrivedUpload = NonNullable<Awaited<ReturnType<typeof readArrived>>>;

// While its metadata is removed, a whole picture is in memory: up to 50 MiB before, and as much after.
const limited = createConcurrencyLimiter({ maxConcurrent: 2, maxWaiting: 50 });

/**
 * Turns a complete upload into a file. Returns false if there is no such upload, for example because another request
 * has finished it.
 */
export async function finishUpload(ctx: Ctx, open: OpenUpload): Promise<boolean> {
  const upload = await readArrived(ctx.db, open);
  if (upload === undefined) return false;
  return upload.mimeType.startsWith('image/')
    ? limited(() => storeImage(ctx, open, upload))
    : storeDocument(ctx, open, upload);
}

/** Returns an upload with the type of its first chunk; undefined if there is none. Throws if a part is missing. */
async function readArrived(db: Kysely<Database>, { id, state }: OpenUpload) {
  const upload = await db
    .selectFrom('uploads')
    .select(['id', 'customerId', 'type', 'fileName', 'size'])
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  if (upload === undefined) return undefined;
  const chunks = db.selectFrom('uploadParts').where('uploadId', '=', id);
  const { arrived } = await chunks
    .select(sql<number>`coalesce(sum(length(bytes)), 0)::integer`.as('arrived'))
    .executeTakeFirstOrThrow();
  if (arrived !== upload.size) {
    throw new UploadError(
      'MultipartFileCompletionFailedError',
      `${arrived} of ${upload.size ?? 0} bytes have arrived.`,
    );
  }
  const head = await chunks.select('bytes').orderBy('nth').limit(1).executeTakeFirst();
  const { mimeType } = detectAcceptedUploadFileType(head?.bytes ?? Buffer.alloc(0), upload.type);
  return { ...upload, size: arrived, mimeType };
}

/** Copies the chunks of a document unchanged, within the database. */
function storeDocument(ctx: Ctx, open: OpenUpload, upload: ArrivedUpload): Promise<boolean> {
  return runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      if (!(await lockUpload(tx, open))) return false;
      // A chunk may have been replaced before the lock.
      const locked = await readArrived(tx, open);
      if (locked?.mimeType !== upload.mimeType) throw replaced();
      await insertFile(ctx, tx, upload);
      const chunks = tx.selectFrom('uploadParts').where('uploadId', '=', open.id).orderBy('nth');
      await tx
        .insertInto('fileContents')
        .columns(['name', 'nth', 'bytes'])
        .expression(chunks.select(['uploadId as name', 'nth', 'bytes']))
        .execute();
      await tx.deleteFrom('uploads').where('id', '=', open.id).execute();
      return true;
    },
    'read committed',
  );
}

/**
 * Reads and processes the picture before the transaction, because the embedded database serves nobody else during one.
 */
async function storeImage(ctx: Ctx, open: OpenUpload, upload: ArrivedUpload): Promise<boolean> {
  const sent = await readChunks(ctx.db, upload);
  const { mimeType } = detectAcceptedUploadFileType(sent, upload.type);
  const bytes = await stripImageMetadataInWorker(sent, mimeType).catch(rethrowAsForbiddenFileError);
  return runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      if (!(await lockUpload(tx, open))) return false;
      await insertFile(ctx, tx, { ...upload, mimeType, size: bytes.length });
      await insertFileContents(tx, open.id, bytes);
      await tx.deleteFrom('uploads').where('id', '=', open.id).execute();
      return true;
    },
    'read committed',
  );
}

/** Copies one chunk after another into one buffer, so that a picture is not in memory twice. */
async function readChunks(
  db: Kysely<Database>,
  { id, size }: Pick<ArrivedUpload, 'id' | 'size'>,
): Promise<Buffer<ArrayBuffer>> {
  const contents = Buffer.alloc(size);
  const numbers = await db
    .selectFrom('uploadParts')
    .select('nth')
    .where('uploadId', '=', id)
    .orderBy('nth')
    .execute();
  let at = 0;
  for (const { nth } of numbers) {
    const chunk = await db
      .selectFrom('uploadParts')
      .select('bytes')
      .where('uploadId', '=', id)
      .where('nth', '=', nth)
      .executeTakeFirst();
    if (chunk === undefined || at + chunk.bytes.length > size) throw replaced();
    contents.set(chunk.bytes, at);
    at += chunk.bytes.length;
  }
  if (at !== size) throw replaced();
  return contents;
}

async function lockUpload(tx: Transaction<Database>, { id, state }: OpenUpload): Promise<boolean> {
  const upload = await tx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  return upload !== undefined;
}

async function insertFile(
  { now }: Pick<AppContext, 'now'>,
  tx: Transaction<Database>,
  { id, customerId, type, fileName, mimeType, size }: ArrivedUpload,
): Promise<void> {
  await tx
    .insertInto('files')
    .values({ name: id, customerId, type, mimeType, size, createdAt: now(), fileName })
    .execute();
}

function replaced(): UploadError {
  return new UploadError('MultipartFileCompletionFailedError', 'A part has been sent again in the meantime.');
}
