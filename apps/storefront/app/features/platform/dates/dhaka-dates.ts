import { formatDate, formatDateWithWeekday } from './format-date.ts';
import { formatShortDateWithWeekday } from './format-short-date-with-weekday.ts';

const dhakaMs = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Formats two days: "24 and 26 November", "28 November and 1 December". */
export function formatDatePair(from: string, to: string): string {
  const sameMonth = from.slice(0, 'yyyy-mm'.length) === to.slice(0, 'yyyy-mm'.length);
  return `${sameMonth ? Number(from.slice(-2)) : formatDate(from)} and ${formatDate(to)}`;
}

/** Converts a time to Dhaka: its day and "14:05". */
export function toDhakaDateTime(moment: string): { day: string; time: string } {
  const text = new Date(new Date(moment).getTime() + dhakaMs).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Formats "14:05" as "2.05 pm", with a no-break space. */
function formatTime(time: string): string {
  if (time === '12:00') return 'noon';
  const hour = Number(time.slice(0, 2));
  const minutes = time.endsWith(':00') ? '' : `.${time.slice(3)}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats a time relative to today: "2.05 pm", or "Tuesday 24 November, 2.05 pm". */
export function formatMoment(moment: string, today: string): string {
  const { day, time } = toDhakaDateTime(moment);
  return day === today ? formatTime(time) : `${formatDateWithWeekday(day)}, ${formatTime(time)}`;
}

/** Formats a time after "by" or "until": "2.05 pm", or "2.05 pm on Tuesday 24 November". */
export function formatDeadline(moment: string, today: string): string {
  const { day, time } = toDhakaDateTime(moment);
  return day === today ? formatTime(time) : `${formatTime(time)} on ${formatDateWithWeekday(day)}`;
}

/** Formats the day of a time: "Monday 16 November", or in another year "Monday 16 November 2025". */
export function formatLongDate(moment: string, today: string): string {
  const { day } = toDhakaDateTime(moment);
  const year = day.slice(0, 4);
  return today.startsWith(year) ? formatDateWithWeekday(day) : `${formatDateWithWeekday(day)} ${year}`;
}

/** Formats the day of a time in short: "Today, 2.05 pm", "Tue 24 Nov", or in another year "Tue 24 Nov 2025". */
export function formatShortDateOrToday(moment: string, today: string): string {
  const { day, time } = toDhakaDateTime(moment);
  if (day === today) return `Today, ${formatTime(time)}`;
  const year = day.slice(0, 4);
  return today.startsWith(year)
    ? formatShortDateWithWeekday(day)
    : `${formatShortDateWithWeekday(day)} ${year}`;
}

/** Returns the days between two dates; negative for one in the past. */
export function countDaysBetween(today: string, day: string): number {
  return Math.round((new Date(day).getTime() - new Date(today).getTime()) / dayMs);
}
