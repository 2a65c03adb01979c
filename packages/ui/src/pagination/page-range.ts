/** A page number, or an ellipsis before or after the middle. */
export type PageRangeItem = number | 'start-ellipsis' | 'end-ellipsis';

/**
 * Returns the page numbers to show: the first, the last, the current one with its neighbours, and ellipses. With more
 * than seven pages, the number of entries is constant, so that nothing moves under the pointer. An ellipsis never
 * replaces a single number, which would take no more room.
 */
export function getPageRange(page: number, pages: number): readonly PageRangeItem[] {
  const maxEntries = 7;
  if (pages <= maxEntries) return range(1, pages);
  const middle = Math.min(Math.max(page, 4), pages - 3);
  return [
    1,
    middle === 4 ? 2 : 'start-ellipsis',
    ...range(middle - 1, middle + 1),
    middle === pages - 3 ? pages - 1 : 'end-ellipsis',
    pages,
  ];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
