interface Point {
  x: number;
  y: number;
}

/** The number of a part in the margin, and the point of the part that its line leads to. */
export interface PlacedMarker {
  /** The index of the part. */
  index: number;
  badge: Point;
  target: Point;
}

/** The distance of a badge from the edge of the frame, and of two badges from each other. */
const margin = 20;
const gap = 28;

/** Places a number for each part in the nearer margin of the frame, so that it covers no part. */
export function placeMarkers(frame: Element, picture: Element, selectors: readonly string[]): PlacedMarker[] {
  const around = frame.getBoundingClientRect();
  const found = selectors.flatMap((selector, index) => {
    const rect = selector === '' ? undefined : findVisibleRect(picture, selector);
    return rect ? [{ index, rect: toRelative(rect, around) }] : [];
  });
  const counts = { start: 0, end: 0 };
  const placed = found.map(({ index, rect }) => {
    const toStart = rect.left;
    const toEnd = around.width - rect.right;
    // A part that is as wide as the picture goes to the side with fewer numbers.
    const side =
      Math.abs(toStart - toEnd) < 24
        ? counts.start <= counts.end
          ? 'start'
          : 'end'
        : toStart < toEnd
          ? 'start'
          : 'end';
    counts[side] += 1;
    const middle = (rect.top + rect.bottom) / 2;
    return {
      index,
      side,
      rect,
      badge: { x: side === 'start' ? margin : around.width - margin, y: middle },
    };
  });
  for (const side of ['start', 'end']) {
    spread(
      placed.filter((one) => one.side === side).map(({ badge }) => badge),
      around.height,
    );
  }
  return placed.map(({ index, side, rect, badge }) => ({
    index,
    badge,
    target: {
      x: side === 'start' ? rect.left - 4 : rect.right + 4,
      y: Math.min(Math.max(badge.y, rect.top + 3), Math.max(rect.bottom - 3, rect.top + 3)),
    },
  }));
}

/** Moves badges of one margin apart, from top to bottom, and up again if they would leave the frame. */
function spread(badges: Point[], height: number): void {
  const sorted = badges.sort((one, other) => one.y - other.y);
  sorted.forEach((badge, index) => {
    const above = sorted[index - 1];
    if (above) badge.y = Math.max(badge.y, above.y + gap);
  });
  sorted.reverse().forEach((badge, index) => {
    const below = sorted[index - 1];
    badge.y = Math.min(badge.y, below ? below.y - gap : height - margin);
  });
}

function findVisibleRect(picture: Element, selector: string): DOMRect | undefined {
  return [...picture.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 1 && height > 0);
}

function toRelative(rect: DOMRect, around: DOMRect) {
  return {
    left: rect.left - around.left,
    right: rect.right - around.left,
    top: rect.top - around.top,
    bottom: rect.bottom - around.top,
  };
}
