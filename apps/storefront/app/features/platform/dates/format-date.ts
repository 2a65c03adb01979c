// Not `Intl`, whose data differs between servers and browsers.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** Formats the weekday of a date such as 2026-11-26: "Thursday". */
export function formatWeekday(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** Formats a date without its weekday: "26 November". */
export function formatDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** Formats a date with its weekday: "Thursday 26 November". */
export function formatDateWithWeekday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}
