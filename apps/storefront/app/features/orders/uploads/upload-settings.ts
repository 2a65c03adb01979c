const mebibyte = 1024 * 1024;
const chunk = 5 * mebibyte;
/** A last part that is smaller is spread over the others. */
const smallestLastPart = mebibyte;

/** What the upload client does by itself stands here too, so that another version of it changes nothing. */
export const uploadSettings = {
  maxConcurrentRequests: 4,
  retryThrottledRequestMaxTimes: 1,
  retryNetworkErrorMaxTimes: 3,
} as const;

/** In how large parts a file is sent: five mebibytes each, a little more where the last one would be a crumb. */
export function getChunkSize(size: number): number {
  const rest = size % chunk;
  if (size < chunk || rest === 0 || rest >= smallestLastPart) return chunk;
  return Math.ceil(size / Math.floor(size / chunk));
}
