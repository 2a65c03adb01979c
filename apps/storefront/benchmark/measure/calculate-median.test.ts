import { expect, test } from 'vitest';
import { calculateMedian } from './calculate-median.ts';

test('returns the middle value, in any order', () => {
  expect(calculateMedian([30, 1, 2])).toBe(2);
});

test('returns the lower of the two middle values of an even number', () => {
  expect(calculateMedian([4, 1, 3, 2])).toBe(2);
});

test('throws for an empty list', () => {
  expect(() => calculateMedian([])).toThrow('no figures');
});
