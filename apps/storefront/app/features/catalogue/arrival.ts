import type { ShopSettings } from '@piri/contract/settings';
import type { StockState } from '@piri/contract/stock';
import { deliveryWindow } from '@piri/pricing/delivery-window';

/** What it takes to say when a piece arrives. */
export interface ArrivalPlan {
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
export function arrivesBy({ leadDays, state }: Piece, { now, delivery }: ArrivalPlan): string {
  if (state === 'SOLD_OUT') return 'Sold out';
  if (state === 'DISPLAY_ONLY') return 'To look at in a showroom';
  if (!delivery) return '';
  const madeToOrder = state === 'MADE_TO_ORDER';
  const { latest } = deliveryWindow(
    { now, zoneId: usualZone, pieces: [{ leadDays, madeToOrder }] },
    delivery,
  );
  return madeToOrder ? `Made to order: ${sayDay(latest)}` : `Dhaka by ${sayDay(latest)}`;
}

// Not `Intl`, whose data differs between servers and browsers: "Thu, 26 Nov" in one would break hydration in the other.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A calendar day such as 2026-11-26, as people say it: "Thu 26 Nov". */
export function sayDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}
