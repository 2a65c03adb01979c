import { deliveryCharge } from '@piri/pricing/delivery-charge';
import { useCallback, useEffect, useState } from 'react';
import { useRootData } from '../../root-data.ts';
import { type DeliveryPlace, useDeliveryPlace, usualPlace } from '../delivery/delivery-place.ts';
import { type Geo, useCheckoutCalls } from './checkout-calls.ts';
import type { Place } from './checkout-wish.ts';

export interface Places {
  /** Undefined while they are asked for. */
  geo: Geo | 'failed' | undefined;
  /** Where this browser has things brought to, with its division: what is reckoned with until a place is chosen. */
  usual: Place | undefined;
  /** Somebody has chosen it, so that nobody has to be asked again. */
  usualIsChosen: boolean;
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

  return {
    geo,
    usual: geo === undefined || geo === 'failed' ? undefined : placeAmong(geo, place),
    usualIsChosen: place !== usualPlace,
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

/** What the road to a place costs for goods of so much; undefined where nobody can say. */
export function roadTo(
  geo: Places['geo'],
  place: Place | undefined,
  goods: { total: number; freeDelivery: boolean },
): number | undefined {
  if (geo === undefined || geo === 'failed' || !place) return undefined;
  const district = geo.divisions
    .find(({ name }) => name === place.division)
    ?.districts.find(({ name }) => name === place.district);
  const found = [...(district?.thanas ?? []), ...(district?.upazilas ?? [])].find(
    ({ name }) => name === place.upazila,
  );
  const isKnown = geo.zones.some(({ id }) => id === found?.zoneId);
  return found && isKnown ? deliveryCharge({ zoneId: found.zoneId, ...goods }, geo) : undefined;
}
