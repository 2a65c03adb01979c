/*
 * Days are strings such as `2026-11-28`, months `2026-11`. A day of a calendar has no time zone: a `Date` would name an
 * instant, which is another day elsewhere. As strings, days also sort and compare. `Temporal.PlainDate` would do the
 * same, but not all supported browsers have it.
 */

const dayMs = 86_400_000;

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number) => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Returns whether a text is a day that exists, such as 2028-02-29 and not 2026-02-29. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = toTime(text);
  return !Number.isNaN(time) && fromTime(time) === text;
}

export function getMonth(day: string): string {
  return day.slice(0, 'yyyy-mm'.length);
}

/** Returns the weekday as `Date` counts it: 0 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(toTime(day)).getUTCDay();
}

export function addDays(day: string, count: number): string {
  return fromTime(toTime(day) + count * dayMs);
}

/** Returns the same day of another month, or its last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = new Date(toTime(day));
  const ordinal = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(ordinal, last));
  return fromTime(date.getTime());
}

export function getLastDay(month: string): string {
  return addDays(addMonths(`${month}-01`, 1), -1);
}

/** Returns the first day of the week of a day. */
export function getWeekStart(day: string, weekStartsOn: number): string {
  return addDays(day, -((getWeekday(day) - weekStartsOn + 7) % 7));
}

/** Returns the weeks of a month, with `undefined` for the days of other months. */
export function getWeeks(month: string, weekStartsOn: number): (string | undefined)[][] {
  const last = getLastDay(month);
  const weeks: (string | undefined)[][] = [];
  for (let start = getWeekStart(`${month}-01`, weekStartsOn); start <= last; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    weeks.push(days.map((day) => (getMonth(day) === month ? day : undefined)));
  }
  return weeks;
}

/** Returns the nearest day, or month, that is neither before `min` nor after `max`. */
export function clamp(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
