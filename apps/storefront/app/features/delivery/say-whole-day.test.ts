import { expect, it } from 'vitest';

import { sayDate, sayWeekday, sayWholeDay } from './say-whole-day.ts';

it('CHECK-1 a day is said in full, and in its parts', () => {
  expect(sayWholeDay('2026-11-26')).toBe('Thursday 26 November');
  expect(`${sayWeekday('2027-01-03')} ${sayDate('2027-01-03')}`).toBe('Sunday 3 January');
});
