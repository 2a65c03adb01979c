import type { Client } from '@piri/client';
import { dayInDhaka } from '@piri/pricing/dhaka-calendar';
import { loadSettings } from '../settings/load-settings.ts';
import type { CartTerms } from './delivery-estimate.ts';

/** What the page of a cart is given: nothing of the cart, which is the browser's. */
export interface CartPageData {
  /** The day on which the page was made, from which every day on it is counted: the page is the same all day. */
  now: string;
  /** Undefined while the shop could not say what it charges and promises. */
  terms?: CartTerms;
}

export async function loadCartPage(api: Client): Promise<CartPageData> {
  const now = `${dayInDhaka(new Date())}T06:00:00.000Z`;
  const settings = await loadSettings(api);
  if (!settings) return { now };
  const { delivery, instalments } = settings;
  return { now, terms: { zones: delivery.zones, madeToOrderDays: delivery.madeToOrderDays, instalments } };
}
