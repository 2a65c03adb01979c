import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { ApiError } from '../../core/api-error.ts';
import type { Destination } from '../orders/destination.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far ahead somebody may choose: goods that are held for longer are kept from others. */
const furthestDays = 60;
const friday = 'Friday';

export interface ChosenDay {
  day: string | undefined;
  earliest: string;
  destination: Pick<Destination, 'closedOn'>;
  now: Date;
}

/** On Fridays nobody drives, and a showroom has a day of its own on which it is shut. */
export function assertDeliveryDay({ day, earliest, destination, now }: ChosenDay): void {
  if (day === undefined) return;
  const last = toDhakaDate(new Date(now.getTime() + furthestDays * dayMs));
  const weekday = weekdayOf(day);
  // Days are written so that the alphabet sorts them.
  if (day >= earliest && day <= last && weekday !== undefined) {
    if (weekday !== friday && weekday !== destination.closedOn) return;
  }
  throw new ApiError('INVALID', 'Nothing can be delivered on this day.', [
    {
      path: 'delivery.day',
      code: 'DAY_NOT_POSSIBLE',
      message: `From ${earliest} to ${last}, no Friday, and no day on which the showroom is shut.`,
    },
  ]);
}

function weekdayOf(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isDay ? weekdays[date.getUTCDay()] : undefined;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', friday, 'Saturday'];
