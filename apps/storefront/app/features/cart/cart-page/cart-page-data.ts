import { type Client, loaderClientOptions } from '@piri/client';
import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import type { CartSettings } from '../pricing/estimate-cart-delivery.ts';
import { type CartProducts, fetchCartProductsWithClient } from '../pricing/fetch-cart-products.ts';
import { parseSharedCartUrl } from '../sharing/shared-cart-url.ts';

/** The data of the cart page, which depends on its address alone. The cart itself is stored in the browser. */
export interface CartPageData {
  /** The day the page was rendered. All dates on the page are relative to it, so the page stays the same all day. */
  now: string;
  /** Undefined if the shop's settings could not be loaded. */
  terms?: CartSettings;
  /** The offers of the lines in a shared link, by line. Undefined without such lines, or if they could not be loaded. */
  sharedOffers?: CartProducts;
}

export async function loadCartPage(api: Client, { url }: Pick<Request, 'url'>): Promise<CartPageData> {
  const now = `${toDhakaDate(new Date())}T06:00:00.000Z`;
  const [settings, sharedOffers] = await Promise.all([loadSettings(api), loadSharedOffers(api, url)]);
  const page = { now, ...(sharedOffers && { sharedOffers }) };
  if (!settings) return page;
  const { delivery, instalments } = settings;
  return {
    ...page,
    terms: { zones: delivery.zones, madeToOrderDays: delivery.madeToOrderDays, instalments },
  };
}

async function loadSharedOffers(api: Client, url: string): Promise<CartProducts | undefined> {
  const lines = parseSharedCartUrl(new URL(url).search);
  if (!lines || lines.length === 0) return undefined;
  const { offers, succeeded } = await fetchCartProductsWithClient(
    api,
    lines,
    AbortSignal.timeout(loaderClientOptions.totalMs),
  );
  return succeeded ? offers : undefined;
}
