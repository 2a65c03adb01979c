const fixesAt = 110;
const releasesBelow = 108;

/**
 * Whether the bar is fixed at this scroll position. The gap between the two figures keeps a page that rests between
 * them from flickering.
 */
export function isBarFixed(scrollY: number, wasFixed: boolean) {
  return scrollY >= (wasFixed ? releasesBelow : fixesAt);
}
