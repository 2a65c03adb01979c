import { sayDay } from './say-day.ts';
import { sayDate, sayWholeDay } from './say-whole-day.ts';

const dhakaMs = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Two days as one says them: "24 and 26 November", "28 November and 1 December". */
export function sayBothDates(from: string, to: string): string {
  const sameMonth = from.slice(0, 'yyyy-mm'.length) === to.slice(0, 'yyyy-mm'.length);
  return `${sameMonth ? Number(from.slice(-2)) : sayDate(from)} and ${sayDate(to)}`;
}

/** A moment on a clock in Dhaka: its day and "14:05". */
export function inDhaka(moment: string): { day: string; time: string } {
  const text = new Date(new Date(moment).getTime() + dhakaMs).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** A moment as one says it on a given day: "14:05", or "Tuesday 24 November, 14:05". */
export function sayMoment(moment: string, today: string): string {
  const { day, time } = inDhaka(moment);
  return day === today ? time : `${sayWholeDay(day)}, ${time}`;
}

/** Its day in full: "Monday 16 November", and of another year "Monday 16 November 2025". */
export function sayDateOf(moment: string, today: string): string {
  const { day } = inDhaka(moment);
  const year = day.slice(0, 4);
  return today.startsWith(year) ? sayWholeDay(day) : `${sayWholeDay(day)} ${year}`;
}

/** The same in short: "Today, 14:05", "Tue 24 Nov", and of another year "Tue 24 Nov 2025". */
export function sayDayOf(moment: string, today: string): string {
  const { day, time } = inDhaka(moment);
  if (day === today) return `Today, ${time}`;
  const year = day.slice(0, 4);
  return today.startsWith(year) ? sayDay(day) : `${sayDay(day)} ${year}`;
}

/** How many days lie between: negative for what is over. */
export function daysFrom(today: string, day: string): number {
  return Math.round((new Date(day).getTime() - new Date(today).getTime()) / dayMs);
}
