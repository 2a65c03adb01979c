import type { Quote } from '@piri/contract/quote';
import { calculateDeliveryCharge } from '@piri/pricing/delivery-charge';
import { useCallback, useEffect, useState } from 'react';
import {
  type DeliveryArea,
  defaultArea,
  useDeliveryArea,
} from '../../customer/delivery/delivery-area-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { AreaPath } from '../form/build-order-request.ts';
import { type DeliveryAreasResponse, useCheckoutApi } from '../submit/checkout-api.ts';

export interface UseDeliveryAreasResult {
  /** Undefined while loading. */
  geo: DeliveryAreasResponse | 'failed' | undefined;
  /** This browser's delivery area with its division. Quotes use it until another is selected. */
  usual: AreaPath | undefined;
  /** True if the shopper has selected the area, so that the form need not ask again. */
  usualIsChosen: boolean;
  /** Returns the delivery charge of a zone for a quote, or `undefined` if it is unknown. */
  chargeIn: (zoneId: string | undefined, quote: Quote | undefined) => number | undefined;
  refetch: () => void;
}

/** Loads all delivery areas and finds this browser's area in them. */
export function useDeliveryAreas(): UseDeliveryAreasResult {
  const shop = useRootData()?.shop;
  const [geo, setGeo] = useState<DeliveryAreasResponse | 'failed'>();
  const area = useDeliveryArea((choice) => choice.area);

  const ask = useCallback(() => {
    if (!shop) return;
    setGeo(undefined);
    useCheckoutApi
      .getState()
      .fetchAreas(shop)
      .then((found) => setGeo(found ?? 'failed'));
  }, [shop]);
  useEffect(ask, [ask]);

  const known = geo === 'failed' ? undefined : geo;
  return {
    geo,
    usual: known && findAreaPath(known, area),
    usualIsChosen: area !== defaultArea,
    chargeIn: (zoneId, quote) => (known && zoneId && quote ? chargeOf(known, zoneId, quote) : undefined),
    refetch: ask,
  };
}

/** Returns an area with its division, or `undefined` if the shop no longer lists it. */
export function findAreaPath(
  { divisions }: Pick<DeliveryAreasResponse, 'divisions'>,
  { name, district }: DeliveryArea,
) {
  for (const division of divisions) {
    const row = division.districts.find((one) => one.name === district);
    const known = row && [...row.thanas, ...row.upazilas].some((one) => one.name === name);
    if (known) return { division: division.name, district, upazila: name };
  }
  return undefined;
}

/** Returns the zone that decides the delivery charge of an area. */
export function findZoneId(
  geo: UseDeliveryAreasResult['geo'],
  area: AreaPath | undefined,
): string | undefined {
  if (geo === undefined || geo === 'failed' || !area) return undefined;
  const district = geo.divisions
    .find(({ name }) => name === area.division)
    ?.districts.find(({ name }) => name === area.district);
  return [...(district?.thanas ?? []), ...(district?.upazilas ?? [])].find(
    ({ name }) => name === area.upazila,
  )?.zoneId;
}

function chargeOf(geo: DeliveryAreasResponse, zoneId: string, { totals, coupon }: Quote): number | undefined {
  if (!geo.zones.some(({ id }) => id === zoneId)) return undefined;
  const freeDelivery = coupon?.valid === true && coupon.freeDelivery;
  return calculateDeliveryCharge({ zoneId, total: totals.total, freeDelivery }, geo);
}
