import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { ApiError } from '../../core/api-error.ts';
import type { Destination } from '../orders/destination.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far ahead a day can be chosen. Goods that are reserved for longer would be unavailable to others. */
const furthestDays = 60;
const friday = 'Friday';

export interface AssertDeliveryDayParams {
  day: string | undefined;
  earliest: string;
  destination: Pick<Destination, 'closedOn'>;
  now: Date;
}

/**
 * Throws if nothing can be delivered on a day. There are no deliveries on Fridays, and each showroom has a closing day.
 */
export function assertDeliveryDay({ day, earliest, destination, now }: AssertDeliveryDayParams): void {
  if (day === undefined) return;
  const last = toDhakaDate(new Date(now.getTime() + furthestDays * dayMs));
  const weekday = getWeekday(day);
  // ISO dates sort alphabetically.
  if (day >= earliest && day <= last && weekday !== undefined) {
    if (weekday !== friday && weekday !== destination.closedOn) return;
  }
  throw new ApiError('INVALID', 'We can’t deliver on this day.', [
    {
      path: 'delivery.day',
      code: 'DAY_NOT_POSSIBLE',
      message: `Choose a day from ${earliest} to ${last}, except Fridays and days when the showroom is closed.`,
    },
  ]);
}

function getWeekday(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isDay ? weekdays[date.getUTCDay()] : undefined;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', friday, 'Saturday'];
