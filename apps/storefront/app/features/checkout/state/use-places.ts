import type { Quote } from '@piri/contract/quote';
import { deliveryCharge } from '@piri/pricing/delivery-charge';
import { useCallback, useEffect, useState } from 'react';
import { type DeliveryPlace, useDeliveryPlace, usualPlace } from '../../customer/delivery/delivery-place.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { Place } from '../form/checkout-wish.ts';
import { type Geo, useCheckoutCalls } from '../submit/checkout-calls.ts';

export interface Places {
  /** Undefined while they are asked for. */
  geo: Geo | 'failed' | undefined;
  /** Where this browser has things brought to, with its division: what is reckoned with until a place is chosen. */
  usual: Place | undefined;
  /** Somebody has chosen it, so that nobody has to be asked again. */
  usualIsChosen: boolean;
  /** What the road into a zone costs for goods like these; undefined where nobody can say. */
  chargeIn: (zoneId: string | undefined, quote: Quote | undefined) => number | undefined;
  askAgain: () => void;
}

/** All places that the shop delivers to, and the one of this browser among them. */
export function usePlaces(): Places {
  const shop = useRootData()?.shop;
  const [geo, setGeo] = useState<Geo | 'failed'>();
  const place = useDeliveryPlace((choice) => choice.place);

  const ask = useCallback(() => {
    if (!shop) return;
    setGeo(undefined);
    useCheckoutCalls
      .getState()
      .readPlaces(shop)
      .then((found) => setGeo(found ?? 'failed'));
  }, [shop]);
  useEffect(ask, [ask]);

  const known = geo === 'failed' ? undefined : geo;
  return {
    geo,
    usual: known && placeAmong(known, place),
    usualIsChosen: place !== usualPlace,
    chargeIn: (zoneId, quote) => (known && zoneId && quote ? chargeOf(known, zoneId, quote) : undefined),
    askAgain: ask,
  };
}

/** A place of the browser's as an address names it; nothing for one that the shop no longer knows. */
export function placeAmong({ divisions }: Pick<Geo, 'divisions'>, { name, district }: DeliveryPlace) {
  for (const division of divisions) {
    const row = division.districts.find((one) => one.name === district);
    const known = row && [...row.thanas, ...row.upazilas].some((one) => one.name === name);
    if (known) return { division: division.name, district, upazila: name };
  }
  return undefined;
}

/** The zone that decides what the road to a place costs. */
export function zoneOf(geo: Places['geo'], place: Place | undefined): string | undefined {
  if (geo === undefined || geo === 'failed' || !place) return undefined;
  const district = geo.divisions
    .find(({ name }) => name === place.division)
    ?.districts.find(({ name }) => name === place.district);
  return [...(district?.thanas ?? []), ...(district?.upazilas ?? [])].find(
    ({ name }) => name === place.upazila,
  )?.zoneId;
}

function chargeOf(geo: Geo, zoneId: string, { totals, coupon }: Quote): number | undefined {
  if (!geo.zones.some(({ id }) => id === zoneId)) return undefined;
  const freeDelivery = coupon?.valid === true && coupon.freeDelivery;
  return deliveryCharge({ zoneId, total: totals.total, freeDelivery }, geo);
}
