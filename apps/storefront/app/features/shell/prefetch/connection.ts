type Connection = { saveData: boolean; effectiveType: string };

/** Only Chromium reports it, estimated from recent response times. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** Returns true if the visitor saves data or has 2G, so that even a few kilobytes should not be prefetched. */
export function isLowDataConnection(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** Returns true on 4G or if the browser does not report it, so that images may be preloaded. */
export function hasFastConnection(): boolean {
  const { effectiveType = '4g' } = connection() ?? {};
  return !isLowDataConnection() && effectiveType === '4g';
}
