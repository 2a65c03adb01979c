import type { ShopSettings } from '@piri/contract/settings';
import type { StockState } from '@piri/contract/stock';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';

/** The data needed to format a delivery day. */
export interface FormatArrivalOptions {
  now: Date;
  /** Undefined if the settings could not be loaded: then no day is shown. */
  delivery: ShopSettings['delivery'] | undefined;
}

interface ItemAvailability {
  leadDays: number;
  state: StockState;
}

/** The zone of most visitors. Others can choose theirs on the item's page. */
const usualZone = 'dhaka-city';

/** Formats the delivery day for a card: "Dhaka by Thu 26 Nov". */
export function formatArrival(
  { leadDays, state }: ItemAvailability,
  { now, delivery }: FormatArrivalOptions,
): string {
  if (state === 'SOLD_OUT') return 'Sold out';
  if (state === 'DISPLAY_ONLY') return 'On display only';
  if (!delivery) return '';
  const madeToOrder = state === 'MADE_TO_ORDER';
  const { latest } = calculateDeliveryWindow(
    { now, zoneId: usualZone, skus: [{ leadDays, madeToOrder }] },
    delivery,
  );
  return madeToOrder
    ? `Made to order, by ${formatShortDateWithWeekday(latest)}`
    : `Dhaka by ${formatShortDateWithWeekday(latest)}`;
}
