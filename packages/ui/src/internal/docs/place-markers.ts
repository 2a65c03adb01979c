import { listInk, measureInk, measurePart } from './measure-ink.ts';

interface Point {
  x: number;
  y: number;
}

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Side = 'left' | 'right' | 'top' | 'bottom';

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
/** A line from above or below is only better if the others would cross something, or be much longer. */
const preferenceForTheSides = 160;

/**
 * Places a number for each part in a margin of the frame, so that it covers no part and its line crosses as little as
 * possible. A selector that ends in `::text`, `::before`, `::after` or `::bottom` is the text of the part, or a line on it.
 */
export function placeMarkers(frame: Element, picture: Element, selectors: readonly string[]): PlacedMarker[] {
  const around = frame.getBoundingClientRect();
  const size = { width: around.width, height: around.height };
  const ink = listInk(picture).map((rect) => toRelative(rect, around));
  const counts = { left: 0, right: 0, top: 0, bottom: 0 };
  const placed = selectors.flatMap((selector, index) => {
    const found = selector === '' ? undefined : findVisibleRect(picture, selector);
    if (!found) return [];
    const rect = toRelative(found, around);
    const side = chooseSide(rect, size, ink, counts);
    counts[side] += 1;
    const isLine = /::(before|after|bottom)$/.test(selector);
    return [{ index, side, rect, offset: isLine ? 0 : 4, badge: getBadge(rect, side, size) }];
  });
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const badges = placed.filter((one) => one.side === side).map(({ badge }) => badge);
    if (side === 'left' || side === 'right') spread(badges, 'y', size.height);
    else spread(badges, 'x', size.width);
  }
  return placed.map(({ index, side, rect, offset, badge }) => ({
    index,
    badge,
    target: getTarget(rect, side, offset, badge),
  }));
}

function chooseSide(
  rect: Rect,
  { width, height }: { width: number; height: number },
  ink: readonly Rect[],
  counts: Readonly<Record<Side, number>>,
): Side {
  const x = (rect.left + rect.right) / 2;
  const y = (rect.top + rect.bottom) / 2;
  const lines: Readonly<Record<Side, Rect>> = {
    left: { left: 0, right: rect.left - 1, top: y - 1, bottom: y + 1 },
    right: { left: rect.right + 1, right: width, top: y - 1, bottom: y + 1 },
    top: { left: x - 1, right: x + 1, top: 0, bottom: rect.top - 1 },
    bottom: { left: x - 1, right: x + 1, top: rect.bottom + 1, bottom: height },
  };
  const cost = (side: Side) => {
    const line = lines[side];
    const isSideways = side === 'left' || side === 'right';
    // The ground that the part itself is on is crossed by every line.
    const crossed = ink.filter((one) => overlaps(one, line) && !contains(one, rect)).length;
    const length = isSideways ? line.right - line.left : line.bottom - line.top;
    return crossed * 1000 + length + counts[side] * 24 + (isSideways ? 0 : preferenceForTheSides);
  };
  return (['left', 'right', 'top', 'bottom'] as const).reduce((best, side) =>
    cost(side) < cost(best) ? side : best,
  );
}

function getBadge(rect: Rect, side: Side, { width, height }: { width: number; height: number }): Point {
  const x = (rect.left + rect.right) / 2;
  const y = (rect.top + rect.bottom) / 2;
  if (side === 'left' || side === 'right') return { x: side === 'left' ? margin : width - margin, y };
  return { x, y: side === 'top' ? margin : height - margin };
}

function getTarget(rect: Rect, side: Side, offset: number, badge: Point): Point {
  const within = (value: number, from: number, to: number) =>
    Math.min(Math.max(value, from + 3), Math.max(to - 3, from + 3));
  if (side === 'left' || side === 'right') {
    const x = side === 'left' ? rect.left - offset : rect.right + offset;
    return { x, y: within(badge.y, rect.top, rect.bottom) };
  }
  const y = side === 'top' ? rect.top - offset : rect.bottom + offset;
  return { x: within(badge.x, rect.left, rect.right), y };
}

/** Moves badges of one margin apart, from its start to its end, and back again if they would leave the frame. */
function spread(badges: Point[], axis: 'x' | 'y', length: number): void {
  const sorted = badges.sort((one, other) => one[axis] - other[axis]);
  sorted.forEach((badge, index) => {
    const before = sorted[index - 1];
    if (before) badge[axis] = Math.max(badge[axis], before[axis] + gap);
  });
  sorted.reverse().forEach((badge, index) => {
    const after = sorted[index - 1];
    badge[axis] = Math.min(badge[axis], after ? after[axis] - gap : length - margin);
  });
}

function findVisibleRect(picture: Element, selector: string): DOMRect | undefined {
  const [elements = '', part] = selector.split('::');
  for (const element of picture.querySelectorAll(elements)) {
    const rect = part === undefined ? measureInk(element) : measurePart(element, part);
    if (rect) return rect;
  }
  return undefined;
}

function toRelative(rect: DOMRect, around: DOMRect): Rect {
  return {
    left: rect.left - around.left,
    right: rect.right - around.left,
    top: rect.top - around.top,
    bottom: rect.bottom - around.top,
  };
}

function overlaps(one: Rect, other: Rect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1
  );
}
