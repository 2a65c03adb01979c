import type { Region } from '../review/review-data.ts';

/** Pixels closer than about two cells belong to one change: a word, not its letters. */
const cell = 8;

/**
 * The changed regions of a mask (one byte a pixel, not 0 where it differs), the largest first. Differing pixels are
 * gathered into cells and neighbouring cells into regions, so the cost does not grow with what changed; each box is
 * then drawn tightly around its own pixels.
 */
export function findChangedRegions(mask: Uint8Array, width: number, height: number): Region[] {
  const columns = Math.ceil(width / cell);
  const boxes = boxesOfCells(mask, width, height, columns);
  const found: Box[] = [];
  for (const start of boxes.keys()) {
    const box = takeNeighbours(boxes, start, columns);
    if (box) found.push(box);
  }
  return mergeOverlapping(found)
    .map(({ left, top, right, bottom }) => ({
      x: left,
      y: top,
      width: right - left + 1,
      height: bottom - top + 1,
    }))
    .sort((one, other) => other.width * other.height - one.width * one.height || one.y - other.y);
}

/** Edges in pixels, both ends included. */
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

/** Removes a cell and all that hang together with it; null when it was taken before. */
function takeNeighbours(boxes: Map<number, Box>, start: number, columns: number): Box | null {
  const whole = boxes.get(start);
  if (!whole) return null;
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
        enclose(whole, box);
        open.push(next);
      }
    }
  }
  return whole;
}

/** An L-shaped region's box may cover a small one in its corner; one box says it better. */
function mergeOverlapping(boxes: readonly Box[]): Box[] {
  const apart: Box[] = [];
  for (const box of boxes) {
    const whole = { ...box };
    for (let at = apart.findIndex((one) => overlap(one, whole)); at !== -1; ) {
      const [other] = apart.splice(at, 1);
      if (other) enclose(whole, other);
      at = apart.findIndex((one) => overlap(one, whole));
    }
    apart.push(whole);
  }
  return apart;
}

function overlap(one: Box, other: Box): boolean {
  const aside = one.right < other.left || other.right < one.left;
  return !aside && one.top <= other.bottom && other.top <= one.bottom;
}

function enclose(whole: Box, other: Box): void {
  whole.left = Math.min(whole.left, other.left);
  whole.top = Math.min(whole.top, other.top);
  whole.right = Math.max(whole.right, other.right);
  whole.bottom = Math.max(whole.bottom, other.bottom);
}
