const mebibyte = 1024 * 1024;
const chunk = 5 * mebibyte;
/** A smaller last part is spread over the others. */
const minLastPartSize = mebibyte;

/** The upload client's defaults, repeated here so that another version of it changes nothing. */
export const uploadSettings = {
  maxConcurrentRequests: 4,
  retryThrottledRequestMaxTimes: 1,
  retryNetworkErrorMaxTimes: 3,
} as const;

/** Returns the size of the parts: five mebibytes each, slightly more if the last one would be tiny. */
export function getChunkSize(size: number): number {
  const rest = size % chunk;
  if (size < chunk || rest === 0 || rest >= minLastPartSize) return chunk;
  return Math.ceil(size / Math.floor(size / chunk));
}
