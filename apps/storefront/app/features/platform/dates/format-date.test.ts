import { expect, it } from 'vitest';
import { formatLongDate } from './format-date.ts';

it('CHECK-1 a day is said in full', () => {
  expect(formatLongDate('2026-11-26')).toBe('Thursday 26 November');
  expect(formatLongDate('2027-01-03')).toBe('Sunday 3 January');
});
