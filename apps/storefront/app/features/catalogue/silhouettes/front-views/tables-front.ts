import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder, getDividers } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

interface TableLook {
  /** The distance of the legs from the sides, as a fraction of the width. */
  inset?: number;
  /** The height of the rail under the top, as a fraction of the height. */
  apron?: number;
  shelf?: boolean;
}

/** A top on two visible legs, which slant outwards. */
export function createTableView({ inset = 0.1, apron = 0, shelf = false }: TableLook = {}): DrawFunction {
  return ({ width, height, clearance }) => {
    const pen = createPathBuilder(height);
    const top = Math.min(4, height * 0.08);
    const rail = height * apron;
    const under = height - top - rail;
    const thick = Math.min(6, Math.max(2.6, width * 0.06));
    const at = width * inset;
    const board = shelf && clearance !== undefined && clearance < under * 0.6 ? clearance : under * 0.28;
    return {
      body:
        drawLegs(pen, width, at, under, thick) +
        (rail > 0 ? pen.box(at, under, width - 2 * at, rail) : '') +
        (shelf ? pen.box(at + thick, board, width - 2 * (at + thick), 2.5) : '') +
        pen.box(0, height - top, width, top, 1.5, 0.5),
    };
  };
}

export const drawNestingTables: DrawFunction = ({ width, height }) => {
  const pen = createPathBuilder(height);
  const step = height * 0.17;
  const one = (index: number) => {
    const [left, high] = [index * width * 0.11, height - index * step];
    const wide = width - 2 * left;
    return (
      pen.box(left, high - 3, wide, 3, 1) +
      pen.box(left + 1.5, 0, 2.6, high - 3) +
      pen.box(left + wide - 4.1, 0, 2.6, high - 3)
    );
  };
  return { body: one(0) + one(1) + one(2) };
};

/** A table with a chair at either end, inside the total width. */
export const drawDiningSet: DrawFunction = (dimensions) => {
  const { width, height, seatHeight = height * 0.6 } = dimensions;
  const pen = createPathBuilder(height);
  const wide = Math.min(46, width * 0.28);
  const seat = (x: number, to: 1 | -1) =>
    pen.box(to === 1 ? x : x - wide, seatHeight - 4, wide, 4, 1, 1) +
    pen.box(to === 1 ? x + 2 : x - 5, 0, 3, seatHeight - 4) +
    pen.box(to === 1 ? x + wide - 5 : x - wide + 2, 0, 3, seatHeight - 4);
  return {
    frame: seat(width * 0.17, 1) + seat(width * 0.83, -1),
    body:
      pen.box(0, height - 4, width, 4, 1.5, 0.5) +
      pen.box(width * 0.05, 0, 6, height - 4) +
      pen.box(width * 0.95 - 6, 0, 6, height - 4),
    lines:
      pen.line([width * 0.19, seatHeight], [width * 0.19, height - 4]) +
      pen.line([width * 0.81, seatHeight], [width * 0.81, height - 4]),
  };
};

export const drawGardenSet: DrawFunction = (dimensions) => {
  const { width, height, seatHeight = height * 0.62 } = dimensions;
  const pen = createPathBuilder(height);
  const middle = width / 2;
  return {
    body:
      pen.box(0, height - 3, width, 3, 1, 0.5) +
      pen.shape(
        [width * 0.12, height - 3],
        [width * 0.18, height - 3],
        [width * 0.88, 0],
        [width * 0.82, 0],
      ) +
      pen.shape(
        [width * 0.88, height - 3],
        [width * 0.82, height - 3],
        [middle + 1.6, height * 0.53],
        [middle + 4, height * 0.49],
      ) +
      pen.shape(
        [middle - 4, height * 0.47],
        [middle - 1.6, height * 0.43],
        [width * 0.18, 0],
        [width * 0.12, 0],
      ),
    lines:
      getDividers(6, 0, width)
        .map((x) => pen.line([x, height], [x, height - 3]))
        .join('') + pen.line([width * 0.28, seatHeight * 0.42], [width * 0.72, seatHeight * 0.42]),
  };
};
