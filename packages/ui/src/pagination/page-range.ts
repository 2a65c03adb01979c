/** A number of the row, or what is left out before or after the middle. */
export type PageRangeItem = number | 'start-ellipsis' | 'end-ellipsis';

/**
 * The first page, the last, this one with its neighbours, and gaps. Always as many entries, so that nothing moves under
 * the finger. A gap never hides a single number, which would take no more room.
 */
export function getPageRange(page: number, pages: number): readonly PageRangeItem[] {
  const places = 7;
  if (pages <= places) return range(1, pages);
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
