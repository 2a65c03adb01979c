/** Below this factor, an image of the card's width is sharp enough. */
const minScale = 1.25;

/**
 * Scales the `sizes` of an image that is rendered larger than its card. Items that are small in their image are
 * enlarged, and would be blurred otherwise.
 */
export function scaleSizesAttribute(sizes: string, times: number): string {
  if (times < minScale) return sizes;
  const factor = Math.round(times * 10) / 10;
  return sizes
    .split(', ')
    .map((each) =>
      each.replace(/^(\([^)]*\) )?(.+)$/, (_, when = '', width) => `${when}calc(${width}*${factor})`),
    )
    .join(', ');
}
