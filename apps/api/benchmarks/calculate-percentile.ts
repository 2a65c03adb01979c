/** Returns a percentile of the values, from 0 to 100. Between two values, the higher one counts. */
export function calculatePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(Math.floor((share / 100) * sorted.length), sorted.length - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return Math.round(value * 10) / 10;
}
