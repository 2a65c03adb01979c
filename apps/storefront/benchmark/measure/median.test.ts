import { expect, test } from 'vitest';
import { median } from './median.ts';

test('returns the middle value, in any order', () => {
  expect(median([30, 1, 2])).toBe(2);
});

test('returns the lower of the two middle values of an even number', () => {
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('throws for an empty list', () => {
  expect(() => median([])).toThrow('no figures');
});
