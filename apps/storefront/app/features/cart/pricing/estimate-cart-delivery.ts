import type { CartProduct } from '@piri/contract/cart-products';
import type { ShopSettings } from '@piri/contract/settings';
import { calculateDeliveryCharge } from '@piri/pricing/delivery-charge';
import { calculateDeliveryWindow } from '@piri/pricing/delivery-window';
import { type DeliveryArea, defaultArea } from '../../customer/delivery/delivery-area-store.ts';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';

/** The part of the shop's settings that the cart needs. */
export type CartSettings = Pick<ShopSettings['delivery'], 'zones' | 'madeToOrderDays'> &
  Pick<ShopSettings, 'instalments'>;

export interface DeliveryEstimateInput {
  area: DeliveryArea;
  terms: CartSettings;
  now: Date;
}

/** Returns the zone of a delivery area, or the default zone if its zone no longer exists. */
function zoneFor(area: DeliveryArea, { zones }: Pick<CartSettings, 'zones'>) {
  return zones.find(({ id }) => id === area.zoneId) ?? zones.find(({ id }) => id === defaultArea.zoneId);
}

/** Formats the day by which all of these items can be delivered together, such as "Thu 26 Nov". */
export function formatCartArrival(
  offers: readonly CartProduct[],
  { area, terms, now }: DeliveryEstimateInput,
): string | undefined {
  const zone = zoneFor(area, terms);
  if (!zone || offers.length === 0) return undefined;
  const items = offers.map(({ leadDays, state }) => ({ leadDays, madeToOrder: state === 'MADE_TO_ORDER' }));
  return formatShortDateWithWeekday(
    calculateDeliveryWindow({ now, zoneId: zone.id, skus: items }, terms).latest,
  );
}

/** Returns the delivery charge for a total, or undefined if it is unknown. */
export function estimateDeliveryCharge(
  { total, freeDelivery }: { total: number; freeDelivery: boolean },
  { area, terms }: Pick<DeliveryEstimateInput, 'area' | 'terms'>,
): number | undefined {
  const zone = zoneFor(area, terms);
  return zone && calculateDeliveryCharge({ zoneId: zone.id, total, freeDelivery }, terms);
}
