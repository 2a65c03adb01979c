import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** An item that hangs flat on the wall, with its back on the right. */
export const drawFlatSide: DrawFunction = ({ depth, height }) => {
  const pen = createPathBuilder(height);
  const r = Math.min(2, depth / 3);
  return { body: pen.box(0, 0, depth, height, r, r) };
};

export const drawWallShelfSide: DrawFunction = ({ depth, height }) => {
  const pen = createPathBuilder(height);
  return {
    body:
      pen.box(0, height * 0.45, depth, height * 0.55) +
      pen.shape([depth * 0.5, height * 0.45], [depth, height * 0.45], [depth, 0]),
  };
};

export const drawDeskLampSide: DrawFunction = (dimensions) => {
  const { width, depth, height } = dimensions;
  const pen = createPathBuilder(height);
  const high = height * 0.24;
  const wide = Math.min(width, depth * 0.5);
  const foot = depth - wide * 0.5;
  return {
    frame:
      pen.box(depth - wide * 0.9, 0, wide * 0.8, 3, 1.5) +
      pen.shape(
        [foot - 1, 3],
        [foot + 1, 3],
        [foot + 1, height * 0.6],
        [wide * 0.55, height - 1],
        [wide * 0.45, height - 3],
        [foot - 1, height * 0.57],
      ),
    body: pen.shape(
      [0, height - high],
      [wide, height - high],
      [wide * 0.74, height - 1],
      [wide * 0.26, height - 1],
    ),
  };
};
