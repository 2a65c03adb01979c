import type { AreaPath } from '../form/build-order-request.ts';
import type { UseCheckoutResult } from './use-checkout.ts';
import { findZoneId } from './use-delivery-areas.ts';

/** Returns the area to deliver to: of the saved address, the selected one, or this browser's default. */
export function getDeliveryAreaPath({ values, addresses, areas }: UseCheckoutResult): AreaPath | undefined {
  const { list } = addresses;
  const saved = Array.isArray(list) && list.find(({ id }) => id === values.addressId);
  if (saved) return saved;
  return values.upazila === '' ? areas.usual : values;
}

/** Returns the charge of home delivery, even while collection is selected. */
export function getHomeDeliveryCharge(checkout: UseCheckoutResult): number | undefined {
  const { quoted, quote, values, areas } = checkout;
  if (values.kind === 'HOME' && quote?.delivery && !quoted.loading) return quote.delivery.charge;
  return areas.chargeIn(findZoneId(areas.geo, getDeliveryAreaPath(checkout)), quote);
}
