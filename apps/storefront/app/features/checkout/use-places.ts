import type { Division } from '@piri/contract/geo';
import { useCallback, useEffect, useState } from 'react';
import { useRootData } from '../../root-data.ts';
import { type DeliveryPlace, useDeliveryPlace, usualPlace } from '../delivery/delivery-place.ts';
import { useCheckoutCalls } from './checkout-calls.ts';
import type { Place } from './checkout-wish.ts';

export interface Places {
  /** Undefined while they are asked for. */
  divisions: Division[] | 'failed' | undefined;
  /** Where this browser has things brought to, with its division: what is reckoned with until a place is chosen. */
  usual: Place | undefined;
  /** Somebody has chosen it, so that nobody has to be asked again. */
  usualIsChosen: boolean;
  askAgain: () => void;
}

/** All places that the shop delivers to, and the one of this browser among them. */
export function usePlaces(): Places {
  const shop = useRootData()?.shop;
  const [divisions, setDivisions] = useState<Division[] | 'failed'>();
  const place = useDeliveryPlace((choice) => choice.place);

  const ask = useCallback(() => {
    if (!shop) return;
    setDivisions(undefined);
    useCheckoutCalls
      .getState()
      .readPlaces(shop)
      .then((found) => setDivisions(found ?? 'failed'));
  }, [shop]);
  useEffect(ask, [ask]);

  return {
    divisions,
    usual: Array.isArray(divisions) ? placeAmong(divisions, place) : undefined,
    usualIsChosen: place !== usualPlace,
    askAgain: ask,
  };
}

/** A place of the browser's as an address names it; nothing for one that the shop no longer knows. */
export function placeAmong(divisions: readonly Division[], { name, district }: DeliveryPlace) {
  for (const division of divisions) {
    const row = division.districts.find((one) => one.name === district);
    const known = row && [...row.thanas, ...row.upazilas].some((one) => one.name === name);
    if (known) return { division: division.name, district, upazila: name };
  }
  return undefined;
}
