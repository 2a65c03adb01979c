import { sayDate, sayWeekday } from '../orders/order-days.ts';

/** A calendar day such as 2026-11-26 in full: "Thursday 26 November". */
export function sayWholeDay(day: string): string {
  return `${sayWeekday(day)} ${sayDate(day)}`;
}
