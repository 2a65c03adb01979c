/** What so much of a hundred stays below; of an even choice the higher one. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(Math.floor((share / 100) * sorted.length), sorted.length - 1)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return Math.round(value * 10) / 10;
}
