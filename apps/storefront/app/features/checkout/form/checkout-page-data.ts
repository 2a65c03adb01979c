import type { Client } from '@piri/client';
import type { Outlet } from '@piri/contract/outlets';
import type { ShopSettings } from '@piri/contract/settings';
import { getDhakaNoon } from '../../platform/dates/get-dhaka-noon.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';

/** The loader data of a checkout page. It contains nothing about the customer or the cart. */
export interface CheckoutPageData {
  /** The day the page was rendered. All its dates are relative to it, so that the page is the same all day. */
  now: string;
  /** Undefined if the settings could not be loaded. */
  terms?: CheckoutSettings;
  /** Undefined if the showrooms could not be loaded. */
  outlets?: PickupOutlet[];
}

export interface CheckoutSettings {
  cashUpTo: number;
  onlineUpTo: number;
  returnDays: number;
  stairs: Pick<ShopSettings['delivery']['stairs'], 'fromFloor' | 'charge'>;
}

/** The details of a showroom that a customer needs to collect an order. */
export type PickupOutlet = Pick<Outlet, 'id' | 'name' | 'district' | 'address' | 'closedOn'>;

export async function loadCheckoutPage(api: Client): Promise<CheckoutPageData> {
  const now = getDhakaNoon(new Date());
  const [settings, outlets] = await Promise.all([loadSettings(api), api.listOutlets()]);
  return {
    now,
    ...(settings && { terms: toCheckoutSettings(settings) }),
    ...(outlets.ok && { outlets: outlets.body.list.map(toPickupOutlet) }),
  };
}

export function toCheckoutSettings({
  cashOnDelivery,
  onlinePayment,
  returns,
  delivery,
}: ShopSettings): CheckoutSettings {
  const { fromFloor, charge } = delivery.stairs;
  return {
    cashUpTo: cashOnDelivery.upTo,
    onlineUpTo: onlinePayment.upTo,
    returnDays: returns.days,
    stairs: { fromFloor, charge },
  };
}

export function toPickupOutlet({ id, name, district, address, closedOn }: Outlet): PickupOutlet {
  return { id, name, district, address, closedOn };
}
