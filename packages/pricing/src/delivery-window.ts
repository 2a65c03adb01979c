import { type DeliveryZone, getDeliveryZoneById } from './delivery-zone.ts';
import { addWorkingDays, toDhakaDate } from './dhaka-calendar.ts';

export interface DeliverableItem {
  /** Working days until it leaves the workshop. Stock in a showroom or warehouse leaves at once. */
  leadDays: number;
  madeToOrder: boolean;
}

/** The first and the last calendar day in Dhaka, such as 2026-11-24. */
export interface DeliveryWindow {
  earliest: string;
  latest: string;
}

/**
 * Returns the days between which the whole order arrives, in one delivery: the item with the longest lead time decides.
 * @example
 * calculateDeliveryWindow({ now, zoneId: 'dhaka-city', skus: [{ leadDays: 3, madeToOrder: false }] }, settings.delivery);
 */
export function calculateDeliveryWindow(
  { now, zoneId, skus }: { now: Date; zoneId: string; skus: readonly DeliverableItem[] },
  { zones, madeToOrderDays }: { zones: readonly DeliveryZone[]; madeToOrderDays: number },
): DeliveryWindow {
  const { from, to } = getDeliveryZoneById(zones, zoneId).days;
  const ready = skus.map(({ leadDays, madeToOrder }) => (madeToOrder ? leadDays + madeToOrderDays : 0));
  const maxLeadDays = Math.max(0, ...ready);
  const today = toDhakaDate(now);
  return {
    earliest: addWorkingDays(today, maxLeadDays + from),
    latest: addWorkingDays(today, maxLeadDays + to),
  };
}
