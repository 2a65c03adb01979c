import type { Client } from '@piri/client';
import type { StockState } from '@piri/contract/stock';
import { data } from 'react-router-dom';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { toItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { loadSettings } from '../../../platform/settings/load-settings.ts';
import type { BundleData } from '../../bundles/bundle-offer.tsx';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';
import { loadItemDetails } from '../../item-data/load-item-details.ts';
import { loadBundlePage } from './load-bundle-page.ts';

/**
 * The data of a bundle's page: the bundle with its full description, its delivery, and a card for each of its items.
 */
export type BundlePageData = BundleData &
  Pick<ItemDetailsData, 'now' | 'leadDays' | 'terms'> & {
    state: StockState;
    description: string[];
    items: ItemCardData[];
  };

/**
 * What a details page shows: an item, a bundle, nothing chosen yet, an unknown id, or an error if the API can't be
 * reached.
 */
export type DetailsPageData =
  | { show: 'item'; item: ItemDetailsData }
  | { show: 'bundle'; bundle: BundlePageData }
  | { show: 'choose'; arrivals: ItemCardData[] }
  | { show: 'unknown'; similar: ItemCardData[]; arrivals: ItemCardData[] }
  | { show: 'unreachable' };

/** The number of other items to show, and the maximum number of those that resemble an unknown id. */
const offered = 8;
const maxSimilar = 4;

/** Loads the page. For an unknown id, it responds with 404 and other items. */
export async function loadDetailsPage(request: Request, api: Client) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const now = new Date();
  if (id === '') return data<DetailsPageData>({ show: 'choose', arrivals: await loadArrivals(api, now) });
  // The id is too long or has characters that no id has. The API would reject it, so it is an unknown id.
  if (!/^[\w-]{1,200}$/.test(id)) return respondNotFound(api, '', now);
  // Settings are loaded once. A bundle is only looked up if no item has this id.
  const settings = loadSettings(api);
  const item = await loadItemDetails(api, id, now, settings);
  if (item === undefined) return data<DetailsPageData>({ show: 'unreachable' }, { status: 503 });
  if (item !== 'unknown') return data<DetailsPageData>({ show: 'item', item });
  const bundle = await loadBundlePage(api, id, now, settings);
  if (bundle === undefined) return data<DetailsPageData>({ show: 'unreachable' }, { status: 503 });
  if (bundle === 'unknown') return respondNotFound(api, id, now);
  return data<DetailsPageData>({ show: 'bundle', bundle });
}

/** Responds with the items whose names resemble the id, and with new arrivals, since the resemblance may be weak. */
async function respondNotFound(api: Client, id: string, now: Date) {
  const [similar, arrivals] = await Promise.all([loadSimilarItems(api, id, now), loadArrivals(api, now)]);
  return data<DetailsPageData>({ show: 'unknown', similar, arrivals }, { status: 404 });
}

/**
 * Searches for all words of the id, then for the first one alone, which names the range: "meghna" in "meghna-4-seater".
 */
async function loadSimilarItems(api: Client, id: string, now: Date): Promise<ItemCardData[]> {
  const searchTerms = id.split(/[-_]+/).filter(Boolean);
  const settings = await loadSettings(api);
  for (const query of new Set([searchTerms.join(' '), searchTerms[0] ?? ''])) {
    if (query === '') continue;
    const found = await api.searchCatalogue({ body: { query, size: maxSimilar, fetchCount: false } });
    if (!found.ok) return [];
    if (found.body.list.length === 0) continue;
    return found.body.list.map((item) => toItemCardData(item, { now, delivery: settings?.delivery }));
  }
  return [];
}

async function loadArrivals(api: Client, now: Date): Promise<ItemCardData[]> {
  const [settings, newest] = await Promise.all([
    loadSettings(api),
    api.searchItems({
      body: { sortParams: [{ field: 'createdAt', type: 'DESC' }], size: offered, fetchCount: false },
    }),
  ]);
  return newest.ok
    ? newest.body.list.map((item) => toItemCardData(item, { now, delivery: settings?.delivery }))
    : [];
}
