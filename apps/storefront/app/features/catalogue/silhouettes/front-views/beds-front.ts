import { createPathBuilder, getCentres, getDividers } from '../outlines/path-builder.ts';
import type { Dimensions, DrawFunction } from '../outlines/silhouette-names.ts';

/** Returns the heights of a bed's frame, mattress and pillows. */
export function getBedProportions({ width, height, clearance, mattress }: Dimensions) {
  const under = clearance ?? 0;
  const rail = Math.min(under + Math.max(10, height * 0.14), height * 0.45);
  const top = Math.min(rail + Math.max(12, height * 0.18), height * 0.66);
  return { under, rail, top, inner: mattress ? Math.min(mattress.width, width) : width * 0.92 };
}

interface BedLook {
  /** The style of the headboard. */
  head?: 'slats' | 'panel' | 'padded';
  /** Drawers instead of an open space under the bed. */
  drawers?: boolean;
  /** Guard rails at the sides. */
  guard?: boolean;
}

/** A bed from its foot: the headboard behind, pillows, the mattress, the frame. */
export function createBedView({
  head = 'slats',
  drawers = false,
  guard = false,
}: BedLook = {}): DrawFunction {
  return (dimensions) => {
    const { width, height } = dimensions;
    const pen = createPathBuilder(height);
    const { under, rail, top, inner } = getBedProportions(dimensions);
    const left = (width - inner) / 2;
    const pillows = inner > 120 ? 2 : 1;
    const pillow = (inner - 8) / pillows;
    const high = Math.min(16, (height - top) * 0.5);
    const post = Math.min(6, Math.max(3, left));
    const board = Math.min(8, height * 0.08);
    const frame = [pen.box(0, under, width, rail - under, 1.5, 1)];
    if (!drawers)
      frame.push(pen.box(post * 0.5, 0, post, under), pen.box(width - post * 1.5, 0, post, under));
    if (head === 'slats') {
      frame.push(
        pen.box(0, rail, post, height - rail, 2),
        pen.box(width - post, rail, post, height - rail, 2),
        pen.box(post, height - board, width - 2 * post, board, 2),
      );
    } else {
      frame.push(pen.box(0, rail, width, height - rail, head === 'padded' ? 8 : 3));
    }
    const above = getCentres(head === 'padded' ? 4 : Math.round(width / 16), post, width - post).map((x) =>
      pen.line([x, top + high + 1], [x, head === 'slats' ? height - board : height - 4]),
    );
    const seam = getDividers(2, under, rail).map((y) => pen.line([width / 2 - 6, y], [width / 2 + 6, y]));
    return {
      frame: frame.join(''),
      body:
        getCentres(pillows, left + 4, width - left - 4)
          .map((x) => pen.cushion(x - pillow / 2 + 1.5, top, pillow - 3, high))
          .join('') + pen.box(left, rail, inner, top - rail, 5, 2),
      lines:
        (head === 'panel' ? '' : above.join('')) +
        pen.bow(
          [left, rail + (top - rail) * 0.45],
          [width / 2, rail + (top - rail) * 0.3],
          [width - left, rail + (top - rail) * 0.45],
        ) +
        (drawers ? pen.line([width / 2, under], [width / 2, rail]) + seam.join('') : '') +
        (guard ? pen.line([post, (top + height) / 2], [width - post, (top + height) / 2]) : ''),
    };
  };
}

export const drawBunkBed: DrawFunction = (dimensions) => {
  const { width, height, clearance = 24 } = dimensions;
  const pen = createPathBuilder(height);
  const inner = Math.min(dimensions.mattress?.width ?? width - 14, width - 10);
  const left = (width - inner) / 2;
  const bunk = (y: number) => ({
    rail: pen.box(5, y, width - 10, 9),
    bed: pen.box(left, y + 9, inner, 12, 4, 1),
  });
  const [low, high] = [bunk(clearance), bunk(height * 0.62)];
  const guard = height - 6;
  return {
    frame:
      pen.box(0, 0, 5, height, 2) +
      pen.box(width - 5, 0, 5, height, 2) +
      low.rail +
      high.rail +
      pen.box(5, guard, width - 10, 5, 1),
    body: low.bed + high.bed,
    lines:
      getCentres(6, 5, width - 5)
        .map((x) => pen.line([x, height * 0.62 + 21], [x, guard]))
        .join('') +
      getCentres(4, clearance + 24, height * 0.62)
        .map((y) => pen.line([width * 0.62, y], [width - 5, y]))
        .join('') +
      pen.line([width * 0.62, clearance + 21], [width * 0.62, height * 0.62]),
  };
};

/** A mattress of two panels with a border between them and a row of tufts. */
export const drawMattress: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const border = height * 0.2;
  return {
    body: pen.box(0, 0, width, height, height * 0.28, height * 0.28),
    lines:
      pen.line([1, border], [width - 1, border]) +
      pen.line([1, height - border], [width - 1, height - border]) +
      getCentres(Math.max(4, Math.round(width / 22)), 0, width)
        .map((x) => pen.line([x, height * 0.36], [x, height * 0.64]))
        .join(''),
  };
};
