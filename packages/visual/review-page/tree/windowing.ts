export interface Window {
  /** The first row that is drawn, and the one after the last. */
  from: number;
  to: number;
}

/** Which of many rows of one height have to be drawn, with some to spare beyond each edge. */
export function windowOf(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
  spare: number,
): Window {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const last = Math.ceil((Math.max(0, scrollTop) + viewHeight) / rowHeight);
  const to = Math.min(count, last + spare);
  return { from: Math.max(0, Math.min(first - spare, to)), to };
}

/** Where to scroll so that a row is wholly in sight; where it is already, nothing moves. */
export function scrollTopFor(index: number, scrollTop: number, viewHeight: number, rowHeight: number) {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
