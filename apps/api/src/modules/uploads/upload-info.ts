import type { AppContext } from '../../runtime/context.ts';
import { UploadError } from './upload-error.ts';

/**
 * Returns a file's details in the form that the upload client expects. The caller knows its name, which has 122 random
 * bits.
 */
export async function readUploadedFileInfo({ db }: Pick<AppContext, 'db'>, id: string): Promise<object> {
  const file = await db
    .selectFrom('files')
    .select(['name', 'size', 'mimeType', 'fileName'])
    .where('name', '=', id)
    .where('fileName', 'is not', null)
    .executeTakeFirst();
  if (file === undefined) throw new UploadError('FileNotFoundError', 'There is no such file.', 404);
  const { name: uuid, size, mimeType, fileName } = file;
  return {
    ...{ uuid, file_id: uuid, size, total: size, done: size },
    ...{ filename: fileName, original_filename: fileName, mime_type: mimeType },
    ...{ is_image: mimeType.startsWith('image/'), is_ready: true, is_stored: true },
    ...{ image_info: null, video_info: null, content_info: null, metadata: {} },
  };
}
