import { largestUpload, smallestMultipart } from '@piri/contract/uploads';

const mebibyte = 1024 * 1024;
const chunk = 5 * mebibyte;
/** A last part that is smaller is spread over the others. */
const smallestLastPart = mebibyte;

/** What the upload client does by itself stands here too, so that another version of it changes nothing. */
export const uploadSettings = {
  multipartMinFileSize: smallestMultipart,
  maxConcurrentRequests: 4,
  retryThrottledRequestMaxTimes: 1,
  retryNetworkErrorMaxTimes: 3,
} as const;

/** In how large parts a file is sent: five mebibytes each, a little more where the last one would be a crumb. */
export function chunkSizeOf(size: number): number {
  const rest = size % chunk;
  if (size < chunk || rest === 0 || rest >= smallestLastPart) return chunk;
  return Math.ceil(size / Math.floor(size / chunk));
}

/** What may be chosen. Named one by one, so that a phone makes a JPEG of its own kind of picture. */
export const acceptedKinds = 'image/jpeg,image/png,image/webp,application/pdf';

export const limitsInWords = 'JPEG, PNG, WebP or PDF, up to 50 MB each.';

const starts: readonly (readonly [at: number, text: string])[][] = [
  [[0, '%PDF-']],
  [[0, '\xff\xd8']],
  [[0, '\x89PNG\r\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

/** Why a file cannot be sent, before anything of it is: by its size and its first bytes, whatever it is called. */
export async function refusalOfFile(file: Pick<File, 'size' | 'slice'>): Promise<string | undefined> {
  if (file.size === 0) return 'There is nothing in this file. Choose another one.';
  if (file.size > largestUpload) return 'Larger than 50 MB. A photograph taken by phone is enough.';
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const isKnown = starts.some((marks) => marks.every(([at, text]) => head.startsWith(text, at)));
  return isKnown ? undefined : 'This is no JPEG, PNG, WebP or PDF. Take a photograph of it, and send that.';
}

/** "640 kB", "3.4 MB", counted as the limit is. */
export function sayBytes(bytes: number): string {
  if (bytes < mebibyte) return `${Math.ceil(bytes / 1024)} kB`;
  return `${(bytes / mebibyte).toFixed(1)} MB`;
}
