import { assertWholeNumber } from './assert-whole-number.ts';

const hour = 3_600_000;
const friday = 5;

/**
 * Returns the calendar day in Dhaka, whatever the time zone of the machine.
 * @example
 * toDhakaDate(new Date('2026-11-20T20:30:00Z')); // '2026-11-21'
 */
export function toDhakaDate(now: Date): string {
  // Dhaka is six hours ahead and has no daylight saving time. `Intl` is not used: a server built without its data knows
  // no time zones.
  return new Date(now.getTime() + 6 * hour).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/**
 * Returns the day that is `count` working days after this one, which itself does not count. Friday is the weekly
 * holiday; showrooms, workshop and lorries work on Saturdays, as is usual in Bangladesh.
 * @example
 * addWorkingDays('2026-11-19', 2); // '2026-11-22', a Sunday: Friday is left out
 */
export function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = assertWholeNumber(count, 'count'); left > 0 || date.getUTCDay() === friday; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== friday) left -= 1;
  }
  return date.toISOString().slice(0, day.length);
}
