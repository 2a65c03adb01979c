import { expect, test } from 'vitest';
import { ratio } from './ratio.ts';

test('returns the figure as a multiple of the floor', () => {
  expect(ratio(2860, 2100)).toBe(1.36);
});

test('returns undefined for a floor of 0', () => {
  expect(ratio(100, 0)).toBeUndefined();
});
