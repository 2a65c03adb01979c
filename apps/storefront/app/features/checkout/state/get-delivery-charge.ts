import type { AreaPath } from '../form/build-order-request.ts';
import type { Checkout } from './use-checkout.ts';
import { findZoneId } from './use-delivery-areas.ts';

/** Returns the area to deliver to: of the saved address, the selected one, or this browser's default. */
export function getDeliveryArea({ values, addresses, places }: Checkout): AreaPath | undefined {
  const { list } = addresses;
  const saved = Array.isArray(list) && list.find(({ id }) => id === values.addressId);
  if (saved) return saved;
  return values.upazila === '' ? places.usual : values;
}

/** Returns the charge of home delivery, even while collection is selected. */
export function getDeliveryCharge(checkout: Checkout): number | undefined {
  const { quoted, quote, values, places } = checkout;
  if (values.kind === 'HOME' && quote?.delivery && !quoted.loading) return quote.delivery.charge;
  return places.chargeIn(findZoneId(places.geo, getDeliveryArea(checkout)), quote);
}
