import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** A table from its end: two legs and a board. */
export function createTableSideView({ apron = 0.08, panel = false } = {}): DrawFunction {
  return ({ depth, height }) => {
    const pen = createPathBuilder(height);
    const top = Math.min(4, height * 0.08);
    const rail = height * apron;
    const under = height - top - rail;
    const inset = depth * 0.08;
    return {
      body:
        (panel
          ? pen.box(inset, 8, depth - 2 * inset, under - 8) +
            pen.box(inset + 1, 0, 3, 8) +
            pen.box(depth - inset - 4, 0, 3, 8)
          : drawLegs(pen, depth, inset, under, Math.max(2.6, Math.min(6, depth * 0.08)))) +
        (rail ? pen.box(inset, under, depth - 2 * inset, rail) : '') +
        pen.box(0, height - top, depth, top, 1.5, 0.5),
    };
  };
}

export const drawWorkstationSide: DrawFunction = ({ depth, height, clearance }) => {
  const pen = createPathBuilder(height);
  const top = Math.min(clearance ? clearance + 7 : height * 0.65, height - 20);
  const middle = depth / 2;
  return {
    frame: drawLegs(pen, depth, 4, top - 3, 5) + pen.box(9, top - 14, depth - 18, 4),
    body: pen.box(0, top - 3, depth, 3, 1, 0.5) + pen.box(middle - 2, top, 4, height - top, 1),
  };
};

export const drawDressingTableSide: DrawFunction = ({ depth, height }) => {
  const pen = createPathBuilder(height);
  const top = height * 0.45;
  return {
    frame: drawLegs(pen, depth, depth * 0.06, top * 0.62, 4),
    body:
      pen.box(2, top * 0.62, depth - 4, top * 0.38 - 3) +
      pen.box(0, top - 3, depth, 3, 1, 0.5) +
      pen.box(depth - 6, top, 4, height - top, 2),
  };
};
