import type { Client } from '@piri/client';
import type { Outlet } from '@piri/contract/outlets';
import type { ShopSettings } from '@piri/contract/settings';
import { getDhakaNoon } from '../../platform/dates/get-dhaka-noon.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';

/** What the page of a checkout is given: nothing of who orders, nor what. */
export interface CheckoutPageData {
  /** The day on which the page was made, from which every day on it is counted: the page is the same all day. */
  now: string;
  /** Undefined while the shop could not say what it allows. */
  terms?: CheckoutSettings;
  /** Undefined while the shop could not say where its showrooms are. */
  outlets?: PickupOutlet[];
}

export interface CheckoutSettings {
  cashUpTo: number;
  onlineUpTo: number;
  returnDays: number;
  stairs: Pick<ShopSettings['delivery']['stairs'], 'fromFloor' | 'charge'>;
}

/** A showroom, as far as whoever collects something has to know it. */
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
