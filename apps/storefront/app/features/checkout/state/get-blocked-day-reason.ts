import { getWeekdayOfDate, type Weekday } from './delivery-days.ts';

/** Returns why a day between the first and the last one cannot be chosen, or `undefined` if it can. */
export function getBlockedDayReason(
  day: string,
  { kind, closedOn }: { kind: 'HOME' | 'COLLECT'; closedOn?: Weekday | undefined },
): string | undefined {
  const weekday = getWeekdayOfDate(day);
  if (weekday === closedOn) return `This showroom is closed on ${weekday}s.`;
  if (weekday !== 'Friday') return undefined;
  return kind === 'HOME' ? 'We don’t deliver on Fridays.' : 'You can’t collect on Fridays.';
}
