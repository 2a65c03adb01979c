import type { ShopSettings } from '@piri/contract/settings';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { formatDay } from '../../platform/dates/format-day.ts';
import { type DeliveryArea, defaultArea } from './delivery-area-store.ts';

/** What a page needs to say what the road costs and how long it takes. */
export type DeliveryRates = Pick<ShopSettings['delivery'], 'zones' | 'madeToOrderDays'>;

export interface ItemDelivery {
  charge: number;
  freeFrom?: number;
  /** The days between which it comes: "Tue 24 Nov". */
  earliest: string;
  latest: string;
}

/** What the road costs for goods that come to so much. */
export function applyFreeDelivery(
  { charge, freeFrom }: { charge: number; freeFrom?: number | undefined },
  total: number,
): number {
  return freeFrom !== undefined && total >= freeFrom ? 0 : charge;
}

/** The road to a place for one piece. A zone that the shop no longer has is as good as the usual one. */
export function estimateDelivery(
  place: DeliveryArea,
  piece: { leadDays: number; madeToOrder: boolean },
  { now, table }: { now: Date; table: DeliveryRates },
): ItemDelivery | undefined {
  const zone =
    table.zones.find(({ id }) => id === place.zoneId) ??
    table.zones.find(({ id }) => id === defaultArea.zoneId);
  if (!zone) return undefined;
  const { earliest, latest } = calculateDeliveryWindow({ now, zoneId: zone.id, pieces: [piece] }, table);
  return {
    charge: zone.charge,
    ...(zone.freeFrom !== undefined && { freeFrom: zone.freeFrom }),
    earliest: formatDay(earliest),
    latest: formatDay(latest),
  };
}
