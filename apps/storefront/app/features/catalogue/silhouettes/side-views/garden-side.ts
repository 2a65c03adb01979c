import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

export const drawFoldingChairSide: DrawFunction = ({
  depth,
  height,
  seatHeight = height * 0.52,
  ...given
}) => {
  const pen = createPathBuilder(height);
  const arm = given.armHeight;
  const thick = Math.max(2.6, depth * 0.045);
  const bar = (x: number, y: number, toX: number, toY: number) =>
    pen.shape([x, y], [x + thick, y], [toX, toY], [toX - thick, toY]);
  return {
    body:
      bar(depth - thick, 0, depth * 0.2, seatHeight) +
      bar(0, 0, depth, height) +
      pen.box(depth * 0.06, seatHeight - 4, depth * 0.68, 4, 1.5, 1.5) +
      (arm
        ? pen.box(0, arm - 3, depth * 0.62, 3, 1.5, 1.5) +
          bar(depth * 0.12, seatHeight, depth * 0.14 + thick, arm - 3)
        : ''),
  };
};

export const drawBenchSide: DrawFunction = ({ depth, height, seatHeight = height * 0.5, ...given }) => {
  const pen = createPathBuilder(height);
  if (height <= seatHeight + 5) {
    return {
      body: pen.box(0, height - 5, depth, 5, 1.5, 0.5) + drawLegs(pen, depth, depth * 0.08, height - 5),
    };
  }
  const arm = given.armHeight ?? seatHeight + 18;
  return {
    body:
      pen.box(depth * 0.06, 0, 5, arm - 3) +
      pen.shape(
        [depth, 0],
        [depth - 5, 0],
        [depth * 0.78, seatHeight],
        [depth * 0.91, height],
        [depth, height - 1],
        [depth * 0.87, seatHeight],
      ) +
      pen.box(0, arm - 3, depth * 0.8, 3, 1.5, 1) +
      pen.box(depth * 0.06 + 5, seatHeight - 5, depth * 0.72 - 5, 5, 1, 1),
  };
};
