import type { ShopSettings } from '@piri/contract/settings';
import type { StockState } from '@piri/contract/stock';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { formatDay } from '../../platform/dates/format-day.ts';

/** What it takes to say when a piece arrives. */
export interface DeliverySettings {
  now: Date;
  /** Undefined while the shop could not be asked: then nothing is promised. */
  delivery: ShopSettings['delivery'] | undefined;
}

interface Piece {
  leadDays: number;
  state: StockState;
}

/** Where most visitors are; who lives elsewhere says so on the page of the piece. */
const usualZone = 'dhaka-city';

/** One line for a card: "Dhaka by Thu 26 Nov". */
export function formatArrival({ leadDays, state }: Piece, { now, delivery }: DeliverySettings): string {
  if (state === 'SOLD_OUT') return 'Sold out';
  if (state === 'DISPLAY_ONLY') return 'To look at in a showroom';
  if (!delivery) return '';
  const madeToOrder = state === 'MADE_TO_ORDER';
  const { latest } = calculateDeliveryWindow(
    { now, zoneId: usualZone, pieces: [{ leadDays, madeToOrder }] },
    delivery,
  );
  return madeToOrder ? `Made to order: ${formatDay(latest)}` : `Dhaka by ${formatDay(latest)}`;
}
