/** Returns the median. Of an even number it is the lower middle figure, so that it is always a measured one. */
export function calculateMedian(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There are no figures to take the median of.');
  return middle;
}
