import type { Client } from '@piri/client';
import type { StockState } from '@piri/contract/stock';
import { data } from 'react-router-dom';
import type { ItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { toItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { loadSettings } from '../../../platform/settings/load-settings.ts';
import type { BundleData } from '../../bundles/bundle-offer.tsx';
import type { DetailsData } from '../../item-data/details-data.ts';
import { loadDetails } from '../../item-data/load-details.ts';
import { loadBundle } from './load-bundle.ts';

/** A set with all it says of itself, what its road takes, and a card for each of its pieces. */
export type BundlePageData = BundleData &
  Pick<DetailsData, 'now' | 'leadDays' | 'terms'> & {
    state: StockState;
    description: string[];
    pieces: ItemCardData[];
  };

/** What a details page can be about: a piece, a set, nothing chosen yet, an unknown id, or a shop that does not answer. */
export type DetailsPageData =
  | { show: 'piece'; item: DetailsData }
  | { show: 'set'; set: BundlePageData }
  | { show: 'choose'; arrivals: ItemCardData[] }
  | { show: 'unknown'; similar: ItemCardData[]; arrivals: ItemCardData[] }
  | { show: 'unreachable' };

/** How many other pieces are offered, and of them in a row of their own those that resemble an unknown id. */
const offered = 8;
const maxSimilar = 4;

/** Reads the page. An unknown id is a 404 that offers other pieces. */
export async function loadDetailsPage(request: Request, api: Client) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const now = new Date();
  if (id === '') return data<DetailsPageData>({ show: 'choose', arrivals: await newArrivals(api, now) });
  // Longer than any id, or with what no id has: the API would refuse it, and there is nothing of this name.
  if (!/^[\w-]{1,200}$/.test(id)) return unknown(api, '', now);
  // Asked once: a set is found only after no piece was.
  const settings = loadSettings(api);
  const item = await loadDetails(api, id, now, settings);
  if (item === undefined) return data<DetailsPageData>({ show: 'unreachable' }, { status: 503 });
  if (item !== 'unknown') return data<DetailsPageData>({ show: 'piece', item });
  const set = await loadBundle(api, id, now, settings);
  if (set === undefined) return data<DetailsPageData>({ show: 'unreachable' }, { status: 503 });
  if (set === 'unknown') return unknown(api, id, now);
  return data<DetailsPageData>({ show: 'set', set });
}

/** With the pieces whose names resemble the id, and with new arrivals: a resemblance may be a weak one. */
async function unknown(api: Client, id: string, now: Date) {
  const [similar, arrivals] = await Promise.all([similarPieces(api, id, now), newArrivals(api, now)]);
  return data<DetailsPageData>({ show: 'unknown', similar, arrivals }, { status: 404 });
}

/** Found by all words of the id, or by the first alone: of "meghna-4-seater" that one names the range. */
async function similarPieces(api: Client, id: string, now: Date): Promise<ItemCardData[]> {
  const words = id.split(/[-_]+/).filter(Boolean);
  const settings = await loadSettings(api);
  for (const query of new Set([words.join(' '), words[0] ?? ''])) {
    if (query === '') continue;
    const found = await api.searchCatalogue({ body: { query, size: maxSimilar, fetchCount: false } });
    if (!found.ok) return [];
    if (found.body.list.length === 0) continue;
    return found.body.list.map((item) => toItemCardData(item, { now, delivery: settings?.delivery }));
  }
  return [];
}

async function newArrivals(api: Client, now: Date): Promise<ItemCardData[]> {
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
