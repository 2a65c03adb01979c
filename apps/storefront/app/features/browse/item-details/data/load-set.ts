import { type Client, loaderLimits } from '@piri/client';
import type { Bundle } from '@piri/contract/items';
import type { ShopSettings } from '@piri/contract/settings';
import type { ArrivalPlan } from '../../../catalogue/items/arrival.ts';
import { type Tile, tileFrom } from '../../../catalogue/items/tile.ts';
import { noonOfDay } from '../../../platform/dates/noon-of-day.ts';
import { unlessLate } from '../../../platform/requests/unless-late.ts';
import { choiceOf, pictureOf, setFrom } from '../../bundles/set-offer.tsx';
import { termsOf } from '../../item-data/load-details.ts';
import type { SetPageData } from './details-page-data.ts';

/** A set with the cards of its pieces: `unknown` when there is none of this id, nothing while the shop cannot be asked. */
export async function loadSet(
  api: Client,
  id: string,
  now: Date,
  asked: Promise<ShopSettings | undefined>,
): Promise<SetPageData | 'unknown' | undefined> {
  const signal = AbortSignal.timeout(loaderLimits.totalMs);
  const [set, settings] = await Promise.all([
    unlessLate(api.getBundle({ query: { id } }, { signal }), signal),
    asked,
  ]);
  if (!set?.ok) return set && 'status' in set && set.status === 404 ? 'unknown' : undefined;
  return setPageFrom(set.body, now, settings);
}

export function setPageFrom(set: Bundle, now: Date, settings: ShopSettings | undefined): SetPageData {
  const plan = { now, delivery: settings?.delivery };
  return {
    ...setFrom(set),
    now: noonOfDay(now),
    leadDays: set.leadDays,
    state: set.state,
    ...(settings && { terms: termsOf(settings) }),
    description: set.description,
    pieces: set.skuDetails.map((part) => tileOfPart(part, plan)),
  };
}

/** The card of a piece as it is in the set: so many, in this cloth, at its price and with nothing to choose. */
function tileOfPart({ item, sku, quantity }: Bundle['skuDetails'][number], plan: ArrivalPlan): Tile {
  const [face] = item.images;
  const shown = {
    ...item,
    images: face ? [pictureOf(sku, face)] : [],
    price: sku.price,
    priceVaries: false,
    swatches: [],
    state: sku.state,
  };
  const kind = [quantity > 1 && `${quantity} of them`, choiceOf(sku) || item.kind].filter(Boolean).join(', ');
  return { ...tileFrom(shown, plan), kind };
}
