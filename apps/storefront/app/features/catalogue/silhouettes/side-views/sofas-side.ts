import { getSofaProportions } from '../front-views/sofas-front.ts';
import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** A sofa from its left side: the arm, the back behind it, and a cushion leaning between them. */
export const drawSofaSide: DrawFunction = (dimensions) => {
  const { depth, height } = dimensions;
  const pen = createPathBuilder(height);
  const { armTop, clear, reach } = getSofaProportions(dimensions);
  const back = depth * 0.075;
  const shell = armTop + (height - armTop) * 0.68;
  const lean = Math.min(reach, depth - 3.2 * back);
  return {
    frame: drawLegs(pen, depth, depth * 0.1, clear),
    body:
      pen.shape(
        [lean - 2, armTop],
        [lean + depth * 0.04, height],
        [lean + depth * 0.17, height - 2],
        [lean + depth * 0.13, armTop],
      ) +
      pen.shape(
        [depth - back, clear],
        [depth, clear],
        [depth, shell],
        [depth - 2.2 * back, shell],
        [depth - 2.2 * back, armTop],
        [depth - back, armTop],
      ) +
      pen.box(0, clear, depth - back, armTop - clear, 4, 3),
  };
};

export const drawDivanSide: DrawFunction = ({
  depth,
  height,
  seatHeight = height * 0.58,
  clearance = height * 0.33,
}) => {
  const pen = createPathBuilder(height);
  const rail = Math.min(clearance, seatHeight - 10);
  const bolster = Math.min(22, (height - seatHeight) * 0.8);
  return {
    frame:
      pen.box(0, 0, 5, seatHeight + 3, 2) +
      pen.box(depth - 5, 0, 5, height, 2) +
      pen.box(5, rail, depth - 10, 8),
    body:
      pen.box(5, rail + 8, depth - 10, seatHeight - rail - 8, 3, 2) +
      pen.box(6, seatHeight, depth - 16, bolster, 9, 9),
    lines: pen.oval(6 + bolster / 2, seatHeight + bolster / 2, bolster * 0.2),
  };
};
