import type { CartProduct } from '@piri/contract/cart-products';
import type { ShopSettings } from '@piri/contract/settings';
import { calculateDeliveryCharge } from '@piri/pricing/delivery-charge';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { type DeliveryArea, defaultArea } from '../../customer/delivery/delivery-area-store.ts';
import { formatDay } from '../../platform/dates/format-day.ts';

/** What a cart needs to know of the shop's settings. */
export type CartSettings = Pick<ShopSettings['delivery'], 'zones' | 'madeToOrderDays'> &
  Pick<ShopSettings, 'instalments'>;

export interface DeliveryContext {
  place: DeliveryArea;
  terms: CartSettings;
  now: Date;
}

/** The zone of a place. One that the shop no longer has is as good as the usual one. */
function zoneFor(place: DeliveryArea, { zones }: Pick<CartSettings, 'zones'>) {
  return zones.find(({ id }) => id === place.zoneId) ?? zones.find(({ id }) => id === defaultArea.zoneId);
}

/** By which day these pieces are there together: "Thu 26 Nov". */
export function formatCartArrival(
  offers: readonly CartProduct[],
  { place, terms, now }: DeliveryContext,
): string | undefined {
  const zone = zoneFor(place, terms);
  if (!zone || offers.length === 0) return undefined;
  const pieces = offers.map(({ leadDays, state }) => ({ leadDays, madeToOrder: state === 'MADE_TO_ORDER' }));
  return formatDay(calculateDeliveryWindow({ now, zoneId: zone.id, pieces }, terms).latest);
}

/** What the road costs for goods of so much; undefined where nobody can say. */
export function estimateDeliveryCharge(
  { total, freeDelivery }: { total: number; freeDelivery: boolean },
  { place, terms }: Pick<DeliveryContext, 'place' | 'terms'>,
): number | undefined {
  const zone = zoneFor(place, terms);
  return zone && calculateDeliveryCharge({ zoneId: zone.id, total, freeDelivery }, terms);
}
