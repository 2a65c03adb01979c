const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const dhakaMs = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** A calendar day such as 2026-11-26: "Thursday". */
export function sayWeekday(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** A calendar day without its weekday: "26 November". */
export function sayDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** Two days as one says them: "24 and 26 November", "28 November and 1 December". */
export function sayBothDates(from: string, to: string): string {
  const [sameMonth] = [from, to].map((day) => day.slice(0, 7));
  return to.startsWith(sameMonth ?? '-')
    ? `${Number(from.slice(8))} and ${sayDate(to)}`
    : `${sayDate(from)} and ${sayDate(to)}`;
}

/** A moment on a clock in Dhaka: its day and "14:05". */
export function inDhaka(moment: string): { day: string; time: string } {
  const text = new Date(new Date(moment).getTime() + dhakaMs).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** A moment as one says it on a given day: "14:05", or "Tuesday 24 November, 14:05". */
export function sayMoment(moment: string, today: string): string {
  const { day, time } = inDhaka(moment);
  return day === today ? time : `${sayWeekday(day)} ${sayDate(day)}, ${time}`;
}

/** How many days lie between: negative for what is over. */
export function daysFrom(today: string, day: string): number {
  return Math.round((new Date(day).getTime() - new Date(today).getTime()) / dayMs);
}
