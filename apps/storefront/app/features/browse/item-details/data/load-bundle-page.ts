import { type Client, loaderClientOptions } from '@piri/client';
import type { Bundle } from '@piri/contract/items';
import type { ShopSettings } from '@piri/contract/settings';
import type { FormatArrivalOptions } from '../../../catalogue/items/format-arrival.ts';
import { type ItemCardData, toItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { getDhakaNoon } from '../../../platform/dates/get-dhaka-noon.ts';
import { ignoreTimeout } from '../../../platform/requests/ignore-timeout.ts';
import { formatSkuOptions, getSkuImage, toBundleData } from '../../bundles/bundle-offer.tsx';
import { toShopTerms } from '../../item-data/load-item-details.ts';
import type { BundlePageData } from './details-page-data.ts';

/**
 * Loads a bundle with the cards of its items. Returns `unknown` if no bundle has this id, and undefined if the API
 * can't be reached.
 */
export async function loadBundlePage(
  api: Client,
  id: string,
  now: Date,
  settingsPromise: Promise<ShopSettings | undefined>,
): Promise<BundlePageData | 'unknown' | undefined> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const [bundle, settings] = await Promise.all([
    ignoreTimeout(api.getBundle({ query: { id } }, { signal }), signal),
    settingsPromise,
  ]);
  if (!bundle?.ok) return bundle && 'status' in bundle && bundle.status === 404 ? 'unknown' : undefined;
  return toBundlePageData(bundle.body, now, settings);
}

export function toBundlePageData(
  bundle: Bundle,
  now: Date,
  settings: ShopSettings | undefined,
): BundlePageData {
  const arrivalOptions = { now, delivery: settings?.delivery };
  return {
    ...toBundleData(bundle),
    now: getDhakaNoon(now),
    leadDays: bundle.leadDays,
    state: bundle.state,
    ...(settings && { terms: toShopTerms(settings) }),
    description: bundle.description,
    items: bundle.skuDetails.map((part) => tileOfPart(part, arrivalOptions)),
  };
}

/** Returns the card of an item as it is in the bundle: with its quantity, variant and price, and without options. */
function tileOfPart(
  { item, sku, quantity }: Bundle['skuDetails'][number],
  arrivalOptions: FormatArrivalOptions,
): ItemCardData {
  const [coverImage] = item.images;
  const shown = {
    ...item,
    images: coverImage ? [getSkuImage(sku, coverImage)] : [],
    price: sku.price,
    priceVaries: false,
    swatches: [],
    state: sku.state,
  };
  const subtitle = [quantity > 1 && `${quantity} pieces`, formatSkuOptions(sku) || item.subtitle]
    .filter(Boolean)
    .join(', ');
  return { ...toItemCardData(shown, arrivalOptions), subtitle };
}
