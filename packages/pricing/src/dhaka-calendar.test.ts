import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addWorkingDays, toDhakaDate } from './dhaka-calendar.ts';

test.each([
  ['2026-11-20T17:59:59Z', '2026-11-20'],
  ['2026-11-20T18:00:00Z', '2026-11-21'],
  ['2026-12-31T18:00:00Z', '2027-01-01'],
])('DETAIL-3 converts %s to the date %s in Dhaka', (now, day) => {
  expect(toDhakaDate(new Date(now))).toBe(day);
});

test.each([
  ['2026-11-18', 1, '2026-11-19', 'the next day'],
  ['2026-11-19', 1, '2026-11-21', 'Saturday, because Friday is the holiday'],
  ['2026-11-20', 1, '2026-11-21', 'Saturday, counted from the holiday itself'],
  ['2026-11-19', 0, '2026-11-19', 'the same day'],
  ['2026-11-20', 0, '2026-11-21', 'the first day that is worked'],
  ['2026-11-19', 7, '2026-11-28', 'more than a week, with two Fridays'],
  ['2028-02-28', 1, '2028-02-29', 'the leap day'],
])('DETAIL-3 %s plus %d working days is %s: %s', (day, count, result) => {
  expect(addWorkingDays(day, count)).toBe(result);
});

test('DETAIL-3 rejects a date that does not exist and half a day', () => {
  expect(() => addWorkingDays('2026-13-01', 1)).toThrow(RangeError);
  expect(() => addWorkingDays('2026-11-19', 0.5)).toThrow(/count is 0.5/);
});

describe('for any day', () => {
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  });
  const counts = fc.integer({ min: 0, max: 60 });

  test('DETAIL-3 the date is the one that Intl formats for Asia/Dhaka', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short' });
    fc.assert(
      fc.property(moments, (now) => {
        expect(toDhakaDate(now)).toBe(intl.format(now));
      }),
    );
  });

  test('DETAIL-3 the result is not a Friday and is the given number of working days later', () => {
    fc.assert(
      fc.property(moments, counts, (now, count) => {
        const from = toDhakaDate(now);
        const to = addWorkingDays(from, count);
        expect(new Date(to).getUTCDay()).not.toBe(5);
        let worked = 0;
        for (const day = new Date(from); day < new Date(to); ) {
          day.setUTCDate(day.getUTCDate() + 1);
          if (day.getUTCDay() !== 5) worked += 1;
        }
        expect(worked).toBe(count === 0 && new Date(from).getUTCDay() === 5 ? 1 : count);
      }),
    );
  });
});
