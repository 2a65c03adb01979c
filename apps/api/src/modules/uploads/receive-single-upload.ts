import type { AppContext } from '../../runtime/context.ts';
import type { UploadPass } from './create-upload-credentials.ts';
import { finishUpload } from './finish-upload.ts';
import { createUploadId, receiveChunks } from './upload-chunks.ts';
import { UploadError } from './upload-error.ts';

/** As long as a pass is valid, even if the receiving process dies. */
const lastsMs = 60 * 60 * 1000;

type Receive = (chunks: AsyncIterable<Uint8Array>, fileName: string) => Promise<string>;

/**
 * Receives a file that is sent in one request. `read` reads the request and passes its file on to `receive`. The file
 * exists only once `read` returns; if it throws, nothing is left.
 */
export async function receiveSingleUpload(
  ctx: Pick<AppContext, 'db' | 'now'>,
  { customerId, type }: UploadPass,
  read: (receive: Receive) => Promise<void>,
): Promise<{ file: string }> {
  const { db, now } = ctx;
  const id = createUploadId();
  let size: number | undefined;

  async function receive(chunks: AsyncIterable<Uint8Array>, fileName: string): Promise<string> {
    const expiresAt = new Date(now().getTime() + lastsMs);
    const upload = { id, customerId, type, fileName, size: null, partSize: null, errorCode: null, expiresAt };
    await db
      .insertInto('uploads')
      .values({ ...upload, state: 'PARTS' })
      .execute();
    size = await receiveChunks(ctx, chunks, { uploadId: id, type });
    return fileName;
  }

  try {
    await read(receive);
    if (size === undefined) throw new UploadError('FileRequiredError', 'The form contains no file.');
    await db.updateTable('uploads').set({ size }).where('id', '=', id).execute();
    await finishUpload(ctx, { id, state: 'PARTS' });
    return { file: id };
  } catch (error) {
    await db.deleteFrom('uploads').where('id', '=', id).execute();
    throw error;
  }
}
