import { expect, test } from 'vitest';
import { groupFacesByErrorLimit } from './group-faces-by-error-limit.ts';

/** Creates a box with these dimensions in metres, at a position along X. */
function box(width: number, depth: number, height: number, x: number) {
  const position = [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) => [0, 1].flatMap((k) => [x + i * width, j * depth, k * height])),
  );
  const sides = [
    [0, 1, 3, 2],
    [4, 6, 7, 5],
    [0, 4, 5, 1],
    [2, 3, 7, 6],
    [0, 2, 6, 4],
    [1, 5, 7, 3],
  ];
  return { position, index: sides.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]) };
}

function together(...boxes: ReturnType<typeof box>[]) {
  let points = 0;
  const index = boxes.flatMap((one) => {
    const own = one.index.map((point) => point + points);
    points += one.position.length / 3;
    return own;
  });
  return {
    position: Float32Array.from(boxes.flatMap(({ position }) => position)),
    index: Uint32Array.from(index),
  };
}

test('a wire has an error limit below its thickness, and a board a much higher one', () => {
  const sorted = groupFacesByErrorLimit(together(box(0.5, 0.003, 0.003, 0), box(0.5, 0.4, 0.02, 1)));
  const [wire, board] = sorted.sort((a, b) => a.errorLimit - b.errorLimit);
  expect([wire?.index.length, board?.index.length]).toEqual([36, 36]);
  expect(wire?.errorLimit).toBeLessThan(0.0015);
  expect(board?.errorLimit).toBeGreaterThan(0.006);
});

test('a bent tube has the same error limit as a straight one', () => {
  const [straight] = groupFacesByErrorLimit(together(box(1, 0.02, 0.02, 0)));
  const bent = groupFacesByErrorLimit(together(box(0.5, 0.02, 0.02, 0), box(0.02, 0.02, 0.5, 0)));
  expect(bent.map(({ errorLimit }) => errorLimit)).toEqual([straight?.errorLimit]);
});

test('every face is in exactly one group', () => {
  const thing = together(box(0.5, 0.003, 0.003, 0), box(0.2, 0.2, 0.2, 1), box(0.5, 0.4, 0.02, 2));
  const faces = groupFacesByErrorLimit(thing).flatMap(({ index }) => [...index]);
  expect(faces.sort((a, b) => a - b)).toEqual([...thing.index].sort((a, b) => a - b));
});
