import { toDhakaDate } from '@piri/pricing/dhaka-calendar';

/** Noon in Dhaka of a day, from which a page counts: so it is the same page all day, and a cache may know it again. */
export function getDhakaNoon(now: Date): string {
  return `${toDhakaDate(now)}T06:00:00.000Z`;
}
