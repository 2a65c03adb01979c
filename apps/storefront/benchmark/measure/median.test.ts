import { expect, test } from 'vitest';
import { median } from './median.ts';

test('is the middle one, whatever the order', () => {
  expect(median([30, 1, 2])).toBe(2);
});

test('of an even number is the lower of the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('of nothing is an error', () => {
  expect(() => median([])).toThrow('no figures');
});
