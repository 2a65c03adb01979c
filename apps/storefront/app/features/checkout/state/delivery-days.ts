import { toDhakaDate } from '@piri/pricing/dhaka-calendar';

/** How many days ahead a day can be selected. The API has the same limit. */
const furthestDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

// In the order of `getUTCDay`.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

export interface GetDeliveryDaysOptions {
  /** Such as 2026-11-24. */
  earliest: string;
  now: Date;
  /** The weekday on which the showroom is closed. */
  closedOn?: Weekday | undefined;
}

/** Returns the days to choose from: never a Friday, and never the day the showroom is closed. */
export function getDeliveryDays({ earliest, now, closedOn }: GetDeliveryDaysOptions): string[] {
  const last = toDhakaDate(new Date(now.getTime() + furthestDays * dayMs));
  const days: string[] = [];
  // ISO dates sort as strings.
  for (let day = earliest; day <= last; day = dayAfter(day)) {
    const weekday = getWeekdayOfDate(day);
    if (weekday !== 'Friday' && weekday !== closedOn) days.push(day);
  }
  return days;
}

/** Formats the weekdays that cannot be chosen: "Any day except Friday and Saturday." */
export function formatSelectableDays(closedOn?: Weekday): string {
  return closedOn === undefined || closedOn === 'Friday'
    ? 'Any day except Friday.'
    : `Any day except Friday and ${closedOn}.`;
}

export function getWeekdayOfDate(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, day.length);
}
