import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder, getCentres, getDividers, type PathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

interface Carcass {
  /** The number of doors or bays side by side. Derived from the width if left out. */
  columns?: number;
  /** The number of shelves or drawers in each column. */
  rows?: number;
  /** The content of a bay. */
  front?: 'doors' | 'drawers' | 'shelves' | 'glass' | 'sliding' | 'tip-outs';
  /** Legs instead of a plinth. */
  onLegs?: boolean;
  /** The overhang of the top. */
  brim?: number;
}

/** A case on a plinth or on legs, with a divided front. */
export function createCarcassView({
  columns,
  rows = 1,
  front = 'doors',
  onLegs = false,
  brim = 0,
}: Carcass = {}): DrawFunction {
  return ({ width, height, clearance = 0 }) => {
    const pen = createPathBuilder(height);
    const foot = Math.min(clearance, height * 0.35);
    const board = brim > 0 ? 3 : 0;
    const [left, right] = [brim, width - brim];
    const bays = columns ?? Math.max(1, Math.round(width / 50));
    const inside = { left: left + 2, right: right - 2, low: foot + 2, high: height - board - 2, bays, rows };
    return {
      ...(foot > 0 && {
        frame: onLegs
          ? drawLegs(pen, width, left + width * 0.03, foot, 4.5)
          : pen.box(left + 2, 0, right - left - 4, foot),
      }),
      body:
        pen.box(left, foot, right - left, height - foot - board, board ? 0 : 1.5) +
        (board ? pen.box(0, height - board, width, board, 1, 0.5) : ''),
      lines: fronts[front](pen, inside),
    };
  };
}

interface Inside {
  left: number;
  right: number;
  low: number;
  high: number;
  bays: number;
  rows: number;
}

const fronts = {
  doors: (pen: PathBuilder, inside: Inside) =>
    panel(pen, inside) + uprights(pen, inside) + knobs(pen, inside),
  drawers: (pen: PathBuilder, inside: Inside) =>
    panel(pen, inside) + boards(pen, inside) + uprights(pen, inside) + pulls(pen, inside),
  shelves: (pen: PathBuilder, inside: Inside) =>
    panel(pen, inside) + boards(pen, inside) + uprights(pen, inside),
  glass: (pen: PathBuilder, inside: Inside) =>
    panel(pen, inside) +
    uprights(pen, inside) +
    boards(pen, inside) +
    knobs(pen, inside) +
    glints(pen, inside),
  sliding: (pen: PathBuilder, inside: Inside) => {
    const { low, high } = inside;
    const grips = getDividers(inside.bays, inside.left, inside.right);
    return (
      panel(pen, inside) +
      uprights(pen, inside) +
      grips.map((x) => pen.box(x + 4, (low + high) / 2 - 9, 2.4, 18, 1.2, 1.2)).join('') +
      pen.line([inside.left, high - 3], [inside.right, high - 3])
    );
  },
  'tip-outs': (pen: PathBuilder, inside: Inside) =>
    panel(pen, inside) +
    boards(pen, inside) +
    rowsOf(inside)
      .map((y) => y + (inside.high - inside.low) / inside.rows / 2 - 5)
      .map((y) => pen.line([mid(inside) - 7, y], [mid(inside) + 7, y]))
      .join(''),
};

const mid = ({ left, right }: Inside) => (left + right) / 2;
const rowsOf = ({ low, high, rows }: Inside) => getCentres(rows, low, high);

function panel(pen: PathBuilder, { left, right, low, high }: Inside) {
  return pen.box(left, low, right - left, high - low);
}

function uprights(pen: PathBuilder, { left, right, low, high, bays }: Inside) {
  return getDividers(bays, left, right)
    .map((x) => pen.line([x, low], [x, high]))
    .join('');
}

function boards(pen: PathBuilder, { left, right, low, high, rows }: Inside) {
  return getDividers(rows, low, high)
    .map((y) => pen.line([left, y], [right, y]))
    .join('');
}

/** Draws knobs: in pairs where doors meet, and at the free edge of a single door. */
function knobs(pen: PathBuilder, { left, right, low, high, bays }: Inside) {
  const middle = (low + high) / 2;
  const reach = Math.min(7, (high - low) * 0.12);
  return getCentres(bays, left, right)
    .map((x, index) => {
      const half = (right - left) / bays / 2;
      const edge = index % 2 === 0 && (index < bays - 1 || bays === 1) ? x + half - 3 : x - half + 3;
      return pen.line([edge, middle - reach], [edge, middle + reach]);
    })
    .join('');
}

function pulls(pen: PathBuilder, inside: Inside) {
  const { left, right, low, high, rows, bays } = inside;
  const lift = Math.min(5, ((high - low) / rows) * 0.22);
  const reach = Math.min(6, ((right - left) / bays) * 0.14);
  return rowsOf(inside)
    .flatMap((y) =>
      getCentres(bays, left, right).map((x) => pen.line([x - reach, y + lift], [x + reach, y + lift])),
    )
    .join('');
}

function glints(pen: PathBuilder, { left, right, low, high, bays }: Inside) {
  const tall = high - low;
  return getCentres(bays, left, right)
    .map((x) => pen.line([x - 5, low + tall * 0.86], [x + 3, low + tall * 0.94]))
    .join('');
}
