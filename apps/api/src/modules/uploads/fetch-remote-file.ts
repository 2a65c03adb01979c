import type { IncomingMessage } from 'node:http';
import { maxLargeFileBytes } from '@piri/contract/uploads';
import type { AppContext } from '../../runtime/context.ts';
import type { UploadPass } from './create-upload-credentials.ts';
import { fetchPublicUrl, type IsAllowedIp, parseRemoteUrl, resolveAllowedIp } from './fetch-public-url.ts';
import { finishUpload } from './finish-upload.ts';
import { createUploadId, receiveChunks } from './upload-chunks.ts';
import { UploadError } from './upload-error.ts';
import { readUploadedFileInfo } from './upload-info.ts';

type Ctx = Pick<AppContext, 'db' | 'now' | 'log'>;

/** How long a fetch may take. An older row belongs to a process that died. */
const maxFetchMs = 60_000;
/** How long the status stays available. */
const statusRetentionMs = 60 * 60 * 1000;

export interface StartRemoteUploadParams extends UploadPass {
  address: string;
  fileName: string | undefined;
  mayReach: IsAllowedIp;
}

/** Starts to fetch a file, and returns the id for asking about its status. */
export async function startRemoteUpload(
  ctx: Ctx,
  { customerId, type, address, fileName, mayReach }: StartRemoteUploadParams,
): Promise<string> {
  const url = parseRemoteUrl(address);
  await resolveAllowedIp(url, mayReach);
  const id = createUploadId();
  await ctx.db
    .insertInto('uploads')
    .values({
      ...{ id, customerId, type, size: null, partSize: null, state: 'FETCHING', errorCode: null },
      fileName: fileName ?? url.pathname.split('/').at(-1) ?? '',
      expiresAt: new Date(ctx.now().getTime() + maxFetchMs + statusRetentionMs),
    })
    .execute();
  // Not awaited: the progress is in the row, even if this process ends.
  void fetchInto(ctx, id, { type, address, mayReach });
  return id;
}

/** Returns the status in the form that the upload client expects. */
export async function readRemoteUploadStatus({ db, now }: Ctx, id: string): Promise<object> {
  const upload = await db
    .selectFrom('uploads')
    .select(['size', 'done', 'state', 'errorCode', 'expiresAt'])
    .where('id', '=', id)
    .where('state', '!=', 'PARTS')
    .executeTakeFirst();
  if (upload === undefined) {
    const info = await readUploadedFileInfo({ db }, id).catch(() => undefined);
    return info === undefined ? { status: 'unknown' } : { status: 'success', ...info };
  }
  const { state, done, size, errorCode } = upload;
  const isLost = state === 'FETCHING' && upload.expiresAt.getTime() - statusRetentionMs <= now().getTime();
  if (state === 'FAILED' || isLost) {
    const code = errorCode ?? 'DownloadFileTimeLimitExceededError';
    return { status: 'error', error: 'The file could not be fetched.', error_code: code };
  }
  return done === 0 ? { status: 'waiting' } : { status: 'progress', done, total: size ?? 'unknown' };
}

async function fetchInto(
  ctx: Ctx,
  id: string,
  { type, address, mayReach }: Pick<StartRemoteUploadParams, 'type' | 'address' | 'mayReach'>,
): Promise<void> {
  const signal = AbortSignal.timeout(maxFetchMs);
  try {
    const response = await fetchPublicUrl(address, { mayReach, signal });
    const size = await readInto(ctx, { id, type }, response);
    await ctx.db.updateTable('uploads').set({ size }).where('id', '=', id).execute();
    await finishUpload(ctx, { id, state: 'FETCHING' });
  } catch (error) {
    if (!(error instanceof UploadError)) ctx.log.failure('A file could not be fetched.', error);
    await giveUp(ctx, id, error).catch((failed: unknown) => {
      // If the failure cannot be recorded, the row expires.
      ctx.log.failure('A failed fetch could not be recorded.', failed);
    });
  }
}

async function giveUp({ db }: Ctx, id: string, error: unknown): Promise<void> {
  const errorCode = error instanceof UploadError ? error.code : 'DownloadFileError';
  await db.deleteFrom('uploadParts').where('uploadId', '=', id).execute();
  await db.updateTable('uploads').set({ state: 'FAILED', errorCode }).where('id', '=', id).execute();
}

/** Stores the response. A fetch that never ends is stopped by its size or time limit. */
async function readInto(
  { db }: Ctx,
  { id, type }: { id: string; type: StartRemoteUploadParams['type'] },
  response: IncomingMessage,
): Promise<number> {
  const announced = Number(response.headers['content-length'] ?? Number.NaN);
  if (announced > maxLargeFileBytes) throw tooLarge();
  const size = Number.isSafeInteger(announced) ? announced : null;
  const onProgress = (done: number) =>
    db.updateTable('uploads').set({ done, size }).where('id', '=', id).execute();
  const received = await receiveChunks({ db }, upToLargest(response), { uploadId: id, type, onProgress });
  if (received === undefined) {
    throw new UploadError('DownloadFileError', 'The fetch has been cancelled.');
  }
  return received;
}

async function* upToLargest(response: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > maxLargeFileBytes) throw tooLarge();
    yield chunk;
  }
}

function tooLarge(): UploadError {
  return new UploadError('DownloadFileSizeLimitExceededError', `Up to ${maxLargeFileBytes} bytes.`);
}
