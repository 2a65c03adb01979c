import type { CartOffer } from '@piri/contract/cart-offers';
import type { ShopSettings } from '@piri/contract/settings';
import { deliveryCharge } from '@piri/pricing/delivery-charge';
import { deliveryWindow } from '@piri/pricing/delivery-window';
import { type DeliveryPlace, usualPlace } from '../../customer/delivery/delivery-place.ts';
import { sayDay } from '../../platform/dates/say-day.ts';

/** What a cart needs to know of the shop's settings. */
export type CartTerms = Pick<ShopSettings['delivery'], 'zones' | 'madeToOrderDays'> &
  Pick<ShopSettings, 'instalments'>;

export interface Whither {
  place: DeliveryPlace;
  terms: CartTerms;
  now: Date;
}

/** The zone of a place. One that the shop no longer has is as good as the usual one. */
function zoneFor(place: DeliveryPlace, { zones }: Pick<CartTerms, 'zones'>) {
  return zones.find(({ id }) => id === place.zoneId) ?? zones.find(({ id }) => id === usualPlace.zoneId);
}

/** By which day these pieces are there together: "Thu 26 Nov". */
export function arrivesTogether(
  offers: readonly CartOffer[],
  { place, terms, now }: Whither,
): string | undefined {
  const zone = zoneFor(place, terms);
  if (!zone || offers.length === 0) return undefined;
  const pieces = offers.map(({ leadDays, state }) => ({ leadDays, madeToOrder: state === 'MADE_TO_ORDER' }));
  return sayDay(deliveryWindow({ now, zoneId: zone.id, pieces }, terms).latest);
}

/** What the road costs for goods of so much; undefined where nobody can say. */
export function roadCharge(
  { total, freeDelivery }: { total: number; freeDelivery: boolean },
  { place, terms }: Pick<Whither, 'place' | 'terms'>,
): number | undefined {
  const zone = zoneFor(place, terms);
  return zone && deliveryCharge({ zoneId: zone.id, total, freeDelivery }, terms);
}
