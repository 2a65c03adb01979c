import type { Outlet } from '@piri/contract/outlets';
import { toDhakaDateTime } from '../../platform/dates/dhaka-dates.ts';
import { formatWeekday } from '../../platform/dates/format-date.ts';

export type OpeningHours = Pick<Outlet, 'opens' | 'closes' | 'closedOn'>;

export interface OpenStatus {
  isOpen: boolean;
  text: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns whether a showroom is open, and when it closes or opens next. */
export function getOpenStatus({ opens, closes, closedOn }: OpeningHours, now: Date): OpenStatus {
  const days = [0, 1, 2].map((days) => toDhakaDateTime(new Date(now.getTime() + days * dayMs).toISOString()));
  const [today] = days;
  if (!today) return { isOpen: false, text: '' };
  const isWorkday = formatWeekday(today.day) !== closedOn;
  // Times have two-digit hours, so they can be compared as strings.
  if (isWorkday && today.time >= opens && today.time < closes) {
    return { isOpen: true, text: `Open now until ${formatHour(closes)}` };
  }
  if (isWorkday && today.time < opens) {
    return { isOpen: false, text: `Closed, opens at ${formatHour(opens)}` };
  }
  const [, tomorrow, dayAfter] = days.map(({ day }) => formatWeekday(day));
  const when = tomorrow === closedOn ? `on ${dayAfter}` : 'tomorrow';
  return { isOpen: false, text: `Opens ${when} at ${formatHour(opens)}` };
}

/** Formats opening hours: "10 am to 8 pm, closed on Tuesdays". */
export function formatOpeningHours({ opens, closes, closedOn }: OpeningHours): string {
  return `${formatHour(opens)} to ${formatHour(closes)}, closed on ${closedOn}s`;
}

/** Formats 20:00 as "8 pm" and 09:30 as "9.30 am". */
function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (time === '12:00') return 'noon';
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
