import { maxLargeFileBytes } from '@piri/contract/uploads';
import { uploadMessages } from './upload-messages.ts';

const mebibyte = 1024 * 1024;

/** The accepted types, listed one by one so that phones convert their own image format to JPEG. */
export const acceptAttribute = 'image/jpeg,image/png,image/webp,application/pdf';

const starts: readonly (readonly [at: number, text: string])[][] = [
  [[0, '%PDF-']],
  [[0, '\xff\xd8']],
  [[0, '\x89PNG\r\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

/** Validates a file by its size and first bytes before it is sent, whatever its name. Returns the error, if any. */
export async function validateFile(file: Pick<File, 'size' | 'slice'>): Promise<string | undefined> {
  if (file.size === 0) return uploadMessages.empty;
  if (file.size > maxLargeFileBytes) return uploadMessages.tooLarge;
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const isKnown = starts.some((marks) => marks.every(([at, text]) => head.startsWith(text, at)));
  return isKnown ? undefined : uploadMessages.unsupportedType;
}

/** Formats a file size: "640 KB", "3.4 MB". The units match the limit's. */
export function formatBytes(bytes: number): string {
  if (bytes < mebibyte) return `${Math.ceil(bytes / 1024)} KB`;
  return `${(bytes / mebibyte).toFixed(1)} MB`;
}
