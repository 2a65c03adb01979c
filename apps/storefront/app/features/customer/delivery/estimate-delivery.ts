import type { ShopSettings } from '@piri/contract/settings';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';
import { type DeliveryArea, defaultArea } from './delivery-area-store.ts';

/** The settings that a delivery estimate needs. */
export type DeliveryEstimateSettings = Pick<ShopSettings['delivery'], 'zones' | 'madeToOrderDays'>;

export interface ItemDelivery {
  charge: number;
  freeFrom?: number;
  /** The range of delivery days, formatted: "Tue 24 Nov". */
  earliest: string;
  latest: string;
}

/** Returns the delivery charge for a total of goods. */
export function applyFreeDelivery(
  { charge, freeFrom }: { charge: number; freeFrom?: number | undefined },
  total: number,
): number {
  return freeFrom !== undefined && total >= freeFrom ? 0 : charge;
}

/** Estimates the delivery of one item to an area. An unknown zone counts as the default one. */
export function estimateDelivery(
  area: DeliveryArea,
  item: { leadDays: number; madeToOrder: boolean },
  { now, rates }: { now: Date; rates: DeliveryEstimateSettings },
): ItemDelivery | undefined {
  const zone =
    rates.zones.find(({ id }) => id === area.zoneId) ??
    rates.zones.find(({ id }) => id === defaultArea.zoneId);
  if (!zone) return undefined;
  const { earliest, latest } = calculateDeliveryWindow({ now, zoneId: zone.id, skus: [item] }, rates);
  return {
    charge: zone.charge,
    ...(zone.freeFrom !== undefined && { freeFrom: zone.freeFrom }),
    earliest: formatShortDateWithWeekday(earliest),
    latest: formatShortDateWithWeekday(latest),
  };
}
