type Connection = { saveData: boolean; effectiveType: string };

/** Chromium alone tells. It judges by how fast servers answered lately. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether a few kilobytes that may not be needed are too many: the visitor saves data, or has 2G. */
export function savesData(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** Whether there is room for pictures that may not be seen: 4G, or a browser that does not tell. */
export function hasFastConnection(): boolean {
  const { effectiveType = '4g' } = connection() ?? {};
  return !savesData() && effectiveType === '4g';
}
