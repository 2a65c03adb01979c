import type { Rectangle } from './image-camera.ts';

/** The coverage of each pixel, from 0 to 255, row by row. */
export interface AlphaMask {
  width: number;
  height: number;
  alpha: Uint8Array;
}

/** The alpha value that separates furniture from its shadow, which is never this opaque. */
const solid = Math.round(0.94 * 255);

/** Returns the rectangle around the furniture, without its shadow; undefined if there is none. */
export function findOutlineBounds({ width, height, alpha }: AlphaMask): Rectangle | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if ((alpha[at] ?? 0) < solid) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right === 0 ? undefined : { left, top, right, bottom };
}

const side = 64;

/** Returns the outline of the furniture stretched to 64 × 64, so that size and proportions do not matter. */
export function normalizeOutline(cover: AlphaMask): Uint8Array | undefined {
  const around = findOutlineBounds(cover);
  if (around === undefined) return undefined;
  const shape = new Uint8Array(side * side);
  const [across, down] = [(around.right - around.left) / side, (around.bottom - around.top) / side];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      shape[row * side + column] = isCovered(cover, {
        left: Math.floor(around.left + column * across),
        right: Math.max(
          Math.floor(around.left + column * across) + 1,
          Math.ceil(around.left + (column + 1) * across),
        ),
        top: Math.floor(around.top + row * down),
        bottom: Math.max(Math.floor(around.top + row * down) + 1, Math.ceil(around.top + (row + 1) * down)),
      })
        ? 1
        : 0;
    }
  }
  return shape;
}

/** Returns whether at least half of the cell is furniture. */
function isCovered({ width, alpha }: AlphaMask, cell: Rectangle): boolean {
  let covered = 0;
  for (let y = cell.top; y < cell.bottom; y++) {
    for (let x = cell.left; x < cell.right; x++) if ((alpha[y * width + x] ?? 0) >= solid) covered++;
  }
  return covered * 2 >= (cell.right - cell.left) * (cell.bottom - cell.top);
}

/** Returns the intersection of two outlines divided by their union: 1 if they are equal. */
export function intersectionOverUnion(one: Uint8Array, other: Uint8Array): number {
  let shared = 0;
  let together = 0;
  for (let at = 0; at < one.length; at++) {
    if (one[at] && other[at]) shared++;
    if (one[at] || other[at]) together++;
  }
  return together === 0 ? 0 : shared / together;
}
