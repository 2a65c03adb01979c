import type { AreaPath } from '../form/build-order-request.ts';
import type { Checkout } from './use-checkout.ts';
import { findZoneId } from './use-delivery-areas.ts';

/** Where it would be brought to: the kept address, the place that is chosen, or this browser's usual one. */
export function getDeliveryArea({ values, addresses, places }: Checkout): AreaPath | undefined {
  const { list } = addresses;
  const saved = Array.isArray(list) && list.find(({ id }) => id === values.addressId);
  if (saved) return saved;
  return values.upazila === '' ? places.usual : values;
}

/** What it costs to have it brought, also while it is to be collected. */
export function getDeliveryCharge(checkout: Checkout): number | undefined {
  const { quoted, quote, values, places } = checkout;
  if (values.kind === 'HOME' && quote?.delivery && !quoted.asking) return quote.delivery.charge;
  return places.chargeIn(findZoneId(places.geo, getDeliveryArea(checkout)), quote);
}
