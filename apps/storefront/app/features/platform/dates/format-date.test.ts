import { expect, it } from 'vitest';
import { formatDateWithWeekday } from './format-date.ts';

it('CHECK-1 formats a day with its weekday and month in full', () => {
  expect(formatDateWithWeekday('2026-11-26')).toBe('Thursday 26 November');
  expect(formatDateWithWeekday('2027-01-03')).toBe('Sunday 3 January');
});
