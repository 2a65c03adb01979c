type Connection = { saveData: boolean; effectiveType: string };

/** What the browser says of the line. Not all do, and some call a line fast that is not. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether a few kilobytes that may not be needed are too many. */
export function savesData(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** Whether pictures may be loaded that nobody has asked for. */
export function hasFastLine(): boolean {
  const { effectiveType = '4g' } = connection() ?? {};
  return !savesData() && effectiveType === '4g';
}
