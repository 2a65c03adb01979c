import { expect, it } from 'vitest';
import { sayWholeDay } from './say-whole-day.ts';

it('CHECK-1 a day is said in full', () => {
  expect(sayWholeDay('2026-11-26')).toBe('Thursday 26 November');
  expect(sayWholeDay('2027-01-03')).toBe('Sunday 3 January');
});
