import type { UploadCredentials } from '@piri/contract/uploads';
import { multipartThresholdBytes } from '@piri/contract/uploads';
import { base, info, isReadyPoll, NetworkError, UploadError } from '@uploadcare/upload-client';
import { useUploadChannel } from '../../platform/third-parties/upload-channel.ts';
import { sendMultipart } from './send-multipart.ts';
import type { UploadSendOptions } from './upload-queue.ts';
import { uploadSettings } from './upload-settings.ts';
import { waitForFile } from './wait-for-file.ts';

export interface SendFileOptions extends UploadSendOptions {
  credentials: UploadCredentials;
  publicKey: string;
}

/** `code` is the service's own error code, `network` for a network error, or undefined if unknown. */
export type SendFileResult = { fileUrl: string } | { code: string | undefined };

/** Sends a file with the upload service's own client. Import this module lazily, when there is a file to send. */
export async function sendFile(
  file: File,
  { credentials, publicKey, signal, onProgress }: SendFileOptions,
): Promise<SendFileResult> {
  const service = { ...credentials, ...uploadSettings, publicKey };
  try {
    const uuid =
      file.size < multipartThresholdBytes
        ? await sendInOneRequest(file, service, { signal, onProgress })
        : await sendMultipart(file, { ...service, signal, onProgress });
    await waitForFile(uuid, {
      poll: (stopped) => isReadyPoll(uuid, { ...service, signal: stopped }),
      ask: async (stopped) => {
        const fileInfo = await info(uuid, { ...service, signal: stopped });
        return fileInfo.isReady ? fileInfo : undefined;
      },
      channel: useUploadChannel.getState().channel,
      signal,
    });
    return { fileUrl: `${new URL(credentials.baseCDN).pathname}${uuid}/` };
  } catch (error) {
    if (error instanceof UploadError) return { code: error.code };
    if (error instanceof NetworkError) return { code: 'network' };
    // The status of a part or an abort, neither of which is shown to the user.
    if (!signal.aborted) console.debug('A file could not be uploaded.', error);
    return { code: undefined };
  }
}

async function sendInOneRequest(
  file: File,
  service: Parameters<typeof base>[1],
  { signal, onProgress }: UploadSendOptions,
): Promise<string> {
  const sent = await base(file, {
    ...service,
    signal,
    onProgress: (event) => event.isComputable && onProgress(event.value),
  });
  return sent.file;
}
