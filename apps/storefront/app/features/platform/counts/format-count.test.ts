import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it.each([
  [0, '0 photos'],
  [1, '1 photo'],
  [3, '3 photos'],
])('formats a count of %i as "%s"', (count, text) => {
  expect(formatCount(count, 'photo')).toBe(text);
});
