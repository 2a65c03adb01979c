import type { UploadType } from '@piri/contract/uploads';
import { NetworkError, UploadError, uploadFile } from '@uploadcare/upload-client';
import type { Shop } from '../../../server/shop.ts';
import { browserClient } from '../../browser-client.ts';
import type { SendOptions, Sent } from './run-uploads.ts';
import { problemOfCall, problemOfUpload } from './upload-problems.ts';
import { chunkSizeOf, uploadSettings } from './upload-rules.ts';

export interface SendFile extends SendOptions {
  shop: Pick<Shop, 'channel'>;
  type: UploadType;
}

/** Sends a large file by the upload service's own client. Import this module when there is a file to send. */
export async function sendFile(file: File, { shop, type, signal, onProgress }: SendFile): Promise<Sent> {
  const pass = await browserClient(shop).openUploads({ body: { type } }, { signal });
  if (!pass.ok) return problemOfCall(pass);
  try {
    const { cdnUrl } = await uploadFile(file, {
      ...pass.body,
      ...uploadSettings,
      publicKey: shop.channel.apiKey,
      multipartChunkSize: chunkSizeOf(file.size),
      signal,
      onProgress: (event) => event.isComputable && onProgress(event.value),
    });
    return { fileUrl: new URL(cdnUrl).pathname };
  } catch (error) {
    if (error instanceof UploadError) return problemOfUpload(error.code);
    if (error instanceof NetworkError) return problemOfUpload('network');
    // The status of a part, or that it was called off, which nobody is told.
    if (!signal.aborted) console.debug('A file was not taken.', error);
    return problemOfUpload(undefined);
  }
}
