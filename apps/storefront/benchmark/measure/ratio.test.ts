import { expect, test } from 'vitest';
import { ratio } from './ratio.ts';

test('tells how many times the floor a figure is', () => {
  expect(ratio(2860, 2100)).toBe(1.36);
});

test('there is no ratio to nothing', () => {
  expect(ratio(100, 0)).toBeUndefined();
});
