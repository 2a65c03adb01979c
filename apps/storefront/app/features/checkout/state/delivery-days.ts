import { toDhakaDate } from '@piri/pricing/dhaka-calendar';

/** How far ahead somebody may choose, as the shop keeps it. */
const furthestDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

// In the order of `getUTCDay`.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

export interface DeliveryDayOptions {
  /** Such as 2026-11-24. */
  earliest: string;
  now: Date;
  /** Of a showroom: when it is shut. */
  closedOn?: Weekday | undefined;
}

/** The days one can choose from: on Fridays nobody drives, and a showroom has a day of its own. */
export function getDeliveryDays({ earliest, now, closedOn }: DeliveryDayOptions): string[] {
  const last = toDhakaDate(new Date(now.getTime() + furthestDays * dayMs));
  const days: string[] = [];
  // Days are written so that the alphabet sorts them.
  for (let day = earliest; day <= last; day = dayAfter(day)) {
    const weekday = getWeekdayName(day);
    if (weekday !== 'Friday' && weekday !== closedOn) days.push(day);
  }
  return days;
}

export function getWeekdayName(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, day.length);
}
