import { toDhakaDate } from '@piri/pricing/dhaka-calendar';

/** Returns noon of a day in Dhaka as the reference time of a page, so that the page can be cached all day. */
export function getDhakaNoon(now: Date): string {
  return `${toDhakaDate(now)}T06:00:00.000Z`;
}
