import { expect, test } from 'vitest';
import { toFloorRatio } from './to-floor-ratio.ts';

test('returns the figure as a multiple of the floor', () => {
  expect(toFloorRatio(2860, 2100)).toBe(1.36);
});

test('returns undefined for a floor of 0', () => {
  expect(toFloorRatio(100, 0)).toBeUndefined();
});
