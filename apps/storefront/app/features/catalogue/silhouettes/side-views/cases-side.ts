import { drawLegs } from '../outlines/draw-legs.ts';
import { createPathBuilder } from '../outlines/path-builder.ts';
import type { DrawFunction } from '../outlines/silhouette-names.ts';

/** The side of a case: a board, and the edge of the doors or drawers in front of it. */
export function createCarcassSideView({
  onLegs = false,
  brim = 0,
}: {
  onLegs?: boolean;
  brim?: number;
} = {}): DrawFunction {
  return ({ depth, height, clearance = 0 }) => {
    const pen = createPathBuilder(height);
    const foot = Math.min(clearance, height * 0.35);
    const board = brim > 0 ? 3 : 0;
    const front = Math.min(2.4, depth * 0.08);
    return {
      ...(foot > 0 && {
        frame: onLegs
          ? drawLegs(pen, depth, depth * 0.06, foot, 4.5)
          : pen.box(front + 3, 0, depth - front - 3, foot),
      }),
      body:
        pen.box(brim, foot, depth - brim, height - foot - board, board ? 0 : 1) +
        (board ? pen.box(0, height - board, depth, board, 1, 0.5) : ''),
      lines: pen.line([brim + front, foot], [brim + front, height - board]),
    };
  };
}

/** Returns the side view of an item that looks the same from all sides. */
export function createSideViewFromFront(front: DrawFunction): DrawFunction {
  return (dimensions) => front({ ...dimensions, width: dimensions.depth, depth: dimensions.width });
}

export const drawClothesRackSide: DrawFunction = ({ depth, height, clearance = height * 0.1 }) => {
  const pen = createPathBuilder(height);
  const middle = depth / 2;
  return {
    frame:
      pen.shape(
        [0, 0],
        [5, 0],
        [middle, clearance],
        [depth - 5, 0],
        [depth, 0],
        [middle + 2, clearance + 5],
        [middle - 2, clearance + 5],
      ) + pen.box(middle - 2, clearance + 5, 4, height - clearance - 5, 2),
    body: pen.box(middle - depth * 0.2, height * 0.3, depth * 0.4, height - 6 - height * 0.3, depth * 0.2),
  };
};

export const drawTrolleySide: DrawFunction = ({ depth, height, clearance = 10 }) => {
  const pen = createPathBuilder(height);
  const wheel = Math.min(4, clearance / 2);
  return {
    frame: pen.oval(5, wheel, wheel) + pen.oval(depth - 5, wheel, wheel),
    body:
      pen.box(3, 2 * wheel, 3.5, height - 2 * wheel - 4) +
      pen.box(depth - 6.5, 2 * wheel, 3.5, height - 2 * wheel - 4) +
      pen.box(5, clearance + 3, depth - 10, 3, 0.5, 0.5) +
      pen.box(5, height * 0.5, depth - 10, 3, 0.5, 0.5) +
      pen.box(0, height - 4, depth, 4, 1, 0.5),
  };
};
