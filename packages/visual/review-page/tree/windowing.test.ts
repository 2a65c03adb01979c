import { expect, test } from 'vitest';
import { scrollTopFor, windowOf } from './windowing.ts';

test('BENCH-4 of two thousand rows only those in sight are drawn, and a few beyond', () => {
  expect(windowOf(0, 560, 28, 2000, 8)).toEqual({ from: 0, to: 28 });
  expect(windowOf(28_000, 560, 28, 2000, 8)).toEqual({ from: 992, to: 1028 });
  expect(windowOf(55_440, 560, 28, 2000, 8)).toEqual({ from: 1972, to: 2000 });
});

test('BENCH-4 a list that has become short, or is pulled beyond its edge, is still drawn', () => {
  expect(windowOf(28_000, 560, 28, 10, 8)).toEqual({ from: 10, to: 10 });
  expect(windowOf(-80, 560, 28, 10, 8)).toEqual({ from: 0, to: 10 });
  expect(windowOf(0, 560, 28, 0, 8)).toEqual({ from: 0, to: 0 });
});

test('BENCH-4 a row is brought into sight by the shortest way, and left where it is in sight', () => {
  expect(scrollTopFor(3, 0, 560, 28)).toBe(0);
  expect(scrollTopFor(3, 280, 560, 28)).toBe(84);
  expect(scrollTopFor(30, 0, 560, 28)).toBe(308);
});
