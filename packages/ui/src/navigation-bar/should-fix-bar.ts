const fixesAt = 110;
const releasesBelow = 108;

/**
 * Returns whether the bar is fixed at this scroll position. The gap between the two thresholds prevents flickering when
 * the page rests between them.
 */
export function shouldFixBar(scrollY: number, wasFixed: boolean) {
  return scrollY >= (wasFixed ? releasesBelow : fixesAt);
}
