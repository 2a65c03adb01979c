import { getBedProportions } from '../front-views/beds-front.ts';
import { createPathBuilder } from '../outlines/path-builder.ts';
import type { Dimensions, DrawFunction } from '../outlines/silhouette-names.ts';

/** The long side of a bed, with the headboard on the right and the foot on the left. */
export function createBedSideView({ drawers = false, guard = false, padded = false } = {}): DrawFunction {
  return (dimensions) => {
    const { depth, height } = dimensions;
    const pen = createPathBuilder(height);
    const { under, rail, top } = getBedProportions(dimensions);
    const head = 8;
    const length = Math.min(dimensions.mattress?.length ?? depth - head - 6, depth - head - 2);
    const pillow = Math.min(14, (height - top) * 0.45);
    return {
      frame:
        pen.box(0, under, depth - head, rail - under, 1, 1) +
        pen.box(depth - head, drawers ? 0 : 0, head, height, padded ? 5 : 2) +
        (drawers ? pen.box(3, 0, depth - head - 6, under) : pen.box(3, 0, 6, under)) +
        (guard
          ? pen.box(depth * 0.42, top + 2, depth * 0.58 - head, 4, 1, 1) +
            pen.box(depth * 0.42, rail, 3, top + 2 - rail)
          : ''),
      body:
        pen.box(
          depth - head - Math.min(46, length * 0.26) - 2,
          top,
          Math.min(46, length * 0.26),
          pillow,
          6,
          4,
        ) + pen.box(depth - head - length, rail, length, top - rail, 5, 2),
      lines:
        pen.line([depth - head - length * 0.68, rail], [depth - head - length * 0.68, top]) +
        (drawers
          ? pen.line([depth * 0.46, under], [depth * 0.46, rail]) +
            pen.line([depth * 0.2, (under + rail) / 2], [depth * 0.28, (under + rail) / 2]) +
            pen.line([depth * 0.64, (under + rail) / 2], [depth * 0.72, (under + rail) / 2])
          : ''),
    };
  };
}

export const drawBunkBedSide: DrawFunction = (dimensions: Dimensions) => {
  const { depth, height, clearance = 24 } = dimensions;
  const pen = createPathBuilder(height);
  const length = Math.min(dimensions.mattress?.length ?? depth - 14, depth - 10);
  const [low, high] = [clearance, height * 0.62];
  const bunk = (y: number) => pen.box((depth - length) / 2, y + 9, length, 12, 4, 1);
  return {
    frame:
      pen.box(0, 0, 5, height, 2) +
      pen.box(depth - 5, 0, 5, height, 2) +
      pen.box(5, low, depth - 10, 9) +
      pen.box(5, high, depth - 10, 9) +
      pen.box(depth * 0.32, height - 6, depth * 0.68 - 5, 5, 1) +
      pen.box(depth * 0.06, 0, 3, height - 2) +
      pen.box(depth * 0.27, 0, 3, height - 2),
    body: bunk(low) + bunk(high),
    lines: [0.16, 0.34, 0.52, 0.7, 0.86]
      .map((at) => pen.line([depth * 0.06 + 3, height * at], [depth * 0.27, height * at]))
      .join(''),
  };
};
