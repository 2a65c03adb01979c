import type { UploadPass } from '@piri/contract/uploads';
import { NetworkError, UploadError, uploadFile } from '@uploadcare/upload-client';
import type { SendOptions } from './run-uploads.ts';
import { chunkSizeOf, uploadSettings } from './upload-settings.ts';

export interface SendFile extends SendOptions {
  pass: UploadPass;
  publicKey: string;
}

/** The service's own code; `network` for a line that broke off; undefined for what nobody can say more of. */
export type SendAnswer = { fileUrl: string } | { code: string | undefined };

/** Sends a large file by the upload service's own client. Import this module when there is a file to send. */
export async function sendFile(
  file: File,
  { pass, publicKey, signal, onProgress }: SendFile,
): Promise<SendAnswer> {
  try {
    const { cdnUrl } = await uploadFile(file, {
      ...{ ...pass, ...uploadSettings, publicKey, signal },
      multipartChunkSize: chunkSizeOf(file.size),
      onProgress: (event) => event.isComputable && onProgress(event.value),
    });
    return { fileUrl: new URL(cdnUrl).pathname };
  } catch (error) {
    if (error instanceof UploadError) return { code: error.code };
    if (error instanceof NetworkError) return { code: 'network' };
    // The status of a part, or that it was called off, which nobody is told.
    if (!signal.aborted) console.debug('A file was not taken.', error);
    return { code: undefined };
  }
}
