// @vitest-environment node
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clamp,
  getLastDay,
  getWeekday,
  getWeekStart,
  getWeeks,
  isIsoDate,
} from './iso-date.ts';

test.each([
  ['2026-11-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-28T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isIsoDate(text)).toBe(expected);
});

test('counts days across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('keeps the day of the month, or takes the last day of a shorter one', () => {
  expect(addMonths('2026-11-28', 1)).toBe('2026-12-28');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(getLastDay('2026-11')).toBe('2026-11-30');
});

test('finds the start of the week for every first weekday', () => {
  expect(getWeekday('2026-11-28')).toBe(6);
  expect(getWeekStart('2026-11-28', 0)).toBe('2026-11-22');
  expect(getWeekStart('2026-11-28', 1)).toBe('2026-11-23');
  expect(getWeekStart('2026-11-28', 6)).toBe('2026-11-28');
});

test('lays a month out in weeks and leaves out the days of other months', () => {
  const weeks = getWeeks('2026-11', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(getWeeks('2026-02', 0)).toHaveLength(4);
});

test('is the same in every time zone', () => {
  const before = process.env['TZ'];
  try {
    for (const zone of ['Asia/Dhaka', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env['TZ'] = zone;
      expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
      expect(getWeekday('2026-11-28')).toBe(6);
    }
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
});

test('clamps to the given bounds only', () => {
  expect(clamp('2026-11-28', undefined, undefined)).toBe('2026-11-28');
  expect(clamp('2026-11-28', '2026-12-01', undefined)).toBe('2026-12-01');
  expect(clamp('2026-11-28', undefined, '2026-11-20')).toBe('2026-11-20');
});
