import { expect, it } from 'vitest';
import { formatShortDateWithWeekday } from './format-short-date-with-weekday.ts';

it.each([
  ['2026-11-26', 'Thu 26 Nov'],
  ['2027-01-01', 'Fri 1 Jan'],
  ['2028-02-29', 'Tue 29 Feb'],
])('formats %s as %s', (day, said) => {
  expect(formatShortDateWithWeekday(day)).toBe(said);
});
