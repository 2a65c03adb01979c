import { expect, test } from 'vitest';
import { createPathBuilder, getCentres, getDividers } from './path-builder.ts';
import { getPathBounds } from './testing/path-bounds.ts';

test('counts from the floor up', () => {
  expect(createPathBuilder(80).box(10, 0, 30, 20)).toBe('M10 80V60H40V80Z');
});

test('rounds the given corners, by at most what fits', () => {
  const path = createPathBuilder(80).box(0, 0, 10, 4, 20);
  expect(path).toBe('M0 80V78q0-2 2-2H8q2 0 2 2V80H0Z');
  expect(getPathBounds(path)).toEqual({ left: 0, right: 10, top: 76, bottom: 80 });
});

test('rounds to a millimetre and omits needless zeros', () => {
  expect(createPathBuilder(10).line([0.46, 9.54], [1 / 3, 0])).toBe('M.5 .5L.3 10');
});

test('an oval extends to its two radii', () => {
  expect(getPathBounds(createPathBuilder(50).oval(20, 30, 10, 5))).toEqual({
    left: 10,
    right: 30,
    top: 15,
    bottom: 25,
  });
});

test('the height of a cushion includes its crown', () => {
  const { top, bottom } = getPathBounds(createPathBuilder(84).cushion(0, 44, 60, 40));
  expect(top).toBeCloseTo(0, 1);
  expect(bottom).toBe(40);
});

test('divides a length into centres and boundaries', () => {
  expect(getCentres(3, 0, 90)).toEqual([15, 45, 75]);
  expect(getDividers(3, 0, 90)).toEqual([30, 60]);
  expect(getDividers(1, 0, 90)).toEqual([]);
});
