import { multipartComplete, multipartStart } from '@uploadcare/upload-client';
import { sendPart } from './send-part.ts';
import type { UploadSendOptions } from './upload-queue.ts';
import { getChunkSize, uploadSettings } from './upload-settings.ts';

type Start = Parameters<typeof multipartStart>[1];

/** Sends a large file in parts, four at a time, and returns its id. A part that finally fails aborts the others. */
export async function sendMultipart(
  file: File,
  { signal, onProgress, ...service }: UploadSendOptions & Omit<Start, 'signal'>,
): Promise<string> {
  const multipartChunkSize = getChunkSize(file.size);
  const named = { fileName: file.name, contentType: file.type };
  const start = await multipartStart(file.size, { ...service, ...named, multipartChunkSize, signal });
  const left = start.parts.map(() => 0);
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const queue = start.parts.entries();

  async function sendNextParts() {
    for (const [nth, address] of queue) {
      const part = file.slice(nth * multipartChunkSize, (nth + 1) * multipartChunkSize);
      const onLeft = (bytes: number) => {
        left[nth] = bytes;
        onProgress(left.reduce((sum, next) => sum + next, 0) / file.size);
      };
      await sendPart(part, address, { signal: either, onLeft });
      onLeft(part.size);
    }
  }

  const workers = Array.from({ length: uploadSettings.maxConcurrentRequests }, sendNextParts);
  await Promise.all(workers).catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  await multipartComplete(start.uuid, { ...service, signal });
  return start.uuid;
}
