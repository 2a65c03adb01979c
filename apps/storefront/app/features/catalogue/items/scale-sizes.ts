/** Below this a picture of the card's own width is sharp enough. */
const least = 1.25;

/**
 * The `sizes` of a picture that is set so many times as wide as its card: a piece that is small in its own picture is
 * drawn larger than others, and would be blurred.
 */
export function scaleSizes(sizes: string, times: number): string {
  if (times < least) return sizes;
  const factor = Math.round(times * 10) / 10;
  return sizes
    .split(', ')
    .map((each) =>
      each.replace(/^(\([^)]*\) )?(.+)$/, (_, when = '', width) => `${when}calc(${width}*${factor})`),
    )
    .join(', ');
}
