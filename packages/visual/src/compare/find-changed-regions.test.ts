import { expect, test } from 'vitest';
import { findChangedRegions } from './find-changed-regions.ts';

function masked(width: number, height: number, boxes: readonly [number, number, number, number][]) {
  const mask = new Uint8Array(width * height);
  for (const [left, top, across, down] of boxes) {
    for (let y = top; y < top + down; y += 1) mask.fill(1, y * width + left, y * width + left + across);
  }
  return findChangedRegions(mask, width, height);
}

test('BENCH-4 distant changes are separate regions with tight bounds, the largest first', () => {
  expect(
    masked(100, 100, [
      [3, 5, 4, 2],
      [60, 50, 21, 30],
    ]),
  ).toEqual([
    { x: 60, y: 50, width: 21, height: 30 },
    { x: 3, y: 5, width: 4, height: 2 },
  ]);
});

test('BENCH-4 the letters of a word are one region', () => {
  const letters = [10, 22, 33].map((x): [number, number, number, number] => [x, 10, 6, 9]);
  expect(masked(100, 40, letters)).toEqual([{ x: 10, y: 10, width: 29, height: 9 }]);
});

test('BENCH-4 a change inside the box of an L-shaped one is merged with it', () => {
  expect(
    masked(200, 200, [
      [10, 10, 4, 150],
      [10, 156, 150, 4],
      [60, 60, 5, 5],
    ]),
  ).toEqual([{ x: 10, y: 10, width: 150, height: 150 }]);
});

test('BENCH-4 the last column is not adjacent to the first column of the next row', () => {
  expect(
    masked(64, 24, [
      [63, 2, 1, 1],
      [0, 9, 1, 1],
    ]),
  ).toHaveLength(2);
});
