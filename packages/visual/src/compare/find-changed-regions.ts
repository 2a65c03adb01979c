import type { ChangedRegion } from '../review/review-data.ts';

/** The cell size in pixels. Changes closer than about two cells form one region: a word, not its letters. */
const cell = 8;

/**
 * Returns the changed regions of a mask (one byte per pixel, not 0 if it differs), largest first. Differing pixels are
 * collected into cells and neighbouring cells into regions, so that the cost does not grow with the number of changes.
 * Each box is then fitted to its own pixels.
 */
export function findChangedRegions(mask: Uint8Array, width: number, height: number): ChangedRegion[] {
  const columns = Math.ceil(width / cell);
  const boxes = boxesOfCells(mask, width, height, columns);
  const regions: Box[] = [];
  for (const start of boxes.keys()) {
    const box = takeNeighbours(boxes, start, columns);
    if (box) regions.push(box);
  }
  return mergeOverlapping(regions)
    .map(({ left, top, right, bottom }) => ({
      x: left,
      y: top,
      width: right - left + 1,
      height: bottom - top + 1,
    }))
    .sort((one, other) => other.width * other.height - one.width * one.height || one.y - other.y);
}

/** Edges in pixels, inclusive. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxesOfCells(mask: Uint8Array, width: number, height: number, columns: number): Map<number, Box> {
  const boxes = new Map<number, Box>();
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell) * columns;
    const end = (y + 1) * width;
    for (let at = mask.indexOf(1, y * width); at !== -1 && at < end; at = mask.indexOf(1, at + 1)) {
      const x = at - y * width;
      const key = row + Math.floor(x / cell);
      const box = boxes.get(key);
      if (!box) boxes.set(key, { left: x, top: y, right: x, bottom: y });
      else {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.bottom = y;
      }
    }
  }
  return boxes;
}

/** Removes a cell and all connected cells and returns their box, or `null` if the cell was removed before. */
function takeNeighbours(boxes: Map<number, Box>, start: number, columns: number): Box | null {
  const merged = boxes.get(start);
  if (!merged) return null;
  boxes.delete(start);
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (let down = -1; down <= 1; down += 1) {
      for (let along = -1; along <= 1; along += 1) {
        const column = (at % columns) + along;
        const next = at + down * columns + along;
        const box = column >= 0 && column < columns ? boxes.get(next) : undefined;
        if (!box) continue;
        boxes.delete(next);
        enclose(merged, box);
        open.push(next);
      }
    }
  }
  return merged;
}

/** Merges overlapping boxes. An L-shaped region's box can cover a smaller region, and one box is clearer than two. */
function mergeOverlapping(boxes: readonly Box[]): Box[] {
  const apart: Box[] = [];
  for (const box of boxes) {
    const merged = { ...box };
    for (let at = apart.findIndex((one) => overlap(one, merged)); at !== -1; ) {
      const [other] = apart.splice(at, 1);
      if (other) enclose(merged, other);
      at = apart.findIndex((one) => overlap(one, merged));
    }
    apart.push(merged);
  }
  return apart;
}

function overlap(one: Box, other: Box): boolean {
  const aside = one.right < other.left || other.right < one.left;
  return !aside && one.top <= other.bottom && other.top <= one.bottom;
}

function enclose(merged: Box, other: Box): void {
  merged.left = Math.min(merged.left, other.left);
  merged.top = Math.min(merged.top, other.top);
  merged.right = Math.max(merged.right, other.right);
  merged.bottom = Math.max(merged.bottom, other.bottom);
}
