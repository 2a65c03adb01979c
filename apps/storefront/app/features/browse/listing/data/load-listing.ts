import { type Client, loaderClientOptions } from '@piri/client';
import type { Category } from '@piri/contract/categories';
import type { Facet, ItemSearchPage } from '@piri/contract/item-search';
import { maxPageNumber } from '@piri/contract/search';
import type { AppLoadContext } from 'react-router';
import { toItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { listingPageSize } from '../../../catalogue/items/listing-page-size.ts';
import { ignoreTimeout } from '../../../platform/requests/ignore-timeout.ts';
import { loadSettings } from '../../../platform/settings/load-settings.ts';
import { loadShopTheLook } from '../../shop-the-look/load-shop-the-look.ts';
import { toSortParams } from '../address/listing-sort.ts';
import {
  getAttributeParams,
  hasFilters,
  type ListingQuery,
  parseListingQuery,
} from '../address/listing-url.ts';
import { getListingBanner } from './get-listing-banner.ts';
import type { ListingData, ListingFacet } from './listing-data.ts';
import { loadSnippets } from './load-snippets.ts';

/** Reads a page of a list: first what was found, then what stands between it. Only the first can fail the page. */
export async function loadListing(request: Request, context: AppLoadContext): Promise<ListingData> {
  const { api } = context;
  const params = new URL(request.url).searchParams;
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const address = parseListingQuery(params, await knownAttributes(api, getAttributeParams(params), signal));
  const { categoryId } = address;
  const [found, category, settings] = await Promise.all([
    search(api, address, signal),
    categoryId === undefined ? undefined : readCategory(api, categoryId, signal),
    loadSettings(api),
  ]);
  if (!found) return { ...nothing, address, reached: false };

  const { list, total, nextPageToken, facets, categories, prices, widths, inStock, onOffer, didYouMean } =
    found;
  const plan = { now: new Date(), delivery: settings?.delivery };
  // What a list is told with would be in the way of who has asked for something in particular.
  const told = category !== undefined && address.page === 1 && !address.query && !hasFilters(address);
  const [words, room, banner] = await Promise.all([
    told ? loadSnippets(api, category, signal) : [],
    told ? loadShopTheLook(context, category, list, signal) : undefined,
    getListingBanner({ context, address, category, first: told ? list[0] : undefined, signal }),
  ]);
  const telling = facets.filter((facet) => tells(facet, total, address));
  const shown = address.filters === 'all' ? telling : asked(telling, total, address);
  return {
    address,
    reached: true,
    tiles: list.map((item) => toItemCardData(item, plan)),
    total,
    ...(found.estimated && { estimated: true }),
    ...(nextPageToken && { nextPageToken }),
    facets: shown.map(facetOf),
    ...(shown.length < telling.length && { moreFacets: true }),
    categories: Object.fromEntries(categories.map(({ id, count }) => [id, count])),
    ...(prices && { prices }),
    ...(widths && { widths }),
    inStock,
    onOffer,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(banner !== undefined && { banner }),
    words,
    ...(room && { room }),
  };
}

/** How many attributes stand beside a list at first, and how much of the list each of them has to tell apart. */
const maxFacets = 4;
const smallestShare = 0.15;

const nothing = { tiles: [], total: 0, facets: [], categories: {}, inStock: 0, onOffer: 0, words: [] };

async function search(
  api: Client,
  { categoryId, categoryName: _, categoryBanner: __, sort, ...rest }: ListingQuery,
  signal: AbortSignal,
): Promise<ItemSearchPage | undefined> {
  const body = {
    ...rest,
    page: rest.nextPageToken === undefined ? Math.min(rest.page, maxPageNumber) : 1,
    size: listingPageSize,
    sortParams: toSortParams[sort],
    textParams:
      categoryId === undefined
        ? []
        : [{ field: 'categoryId' as const, value: categoryId, matchType: 'EXACT' as const }],
  };
  const answer = await ignoreTimeout(api.searchCatalogue({ body }, { signal }), signal);
  if (answer?.ok) return answer.body;
  // A token of another list, or one that was cut short on its way: the number of the page leads there as well.
  if (answer?.status === 422 && rest.nextPageToken !== undefined) {
    const { nextPageToken: ___, ...numbered } = body;
    const page = Math.min(rest.page, maxPageNumber);
    const again = await ignoreTimeout(
      api.searchCatalogue({ body: { ...numbered, page } }, { signal }),
      signal,
    );
    if (again?.ok) return again.body;
  }
  return undefined;
}

async function knownAttributes(api: Client, ids: string[], signal: AbortSignal) {
  if (ids.length === 0) return undefined;
  const body = { textParams: [{ field: 'id' as const, value: ids, matchType: 'IN' as const }] };
  const answer = await ignoreTimeout(api.searchAttributes({ body }, { signal }), signal);
  // Not to be told apart just now, they are taken at their word: better than a list that forgets what was chosen.
  if (!answer?.ok) return () => true;
  const known = new Set(answer.body.list.map(({ id }) => id));
  return (id: string) => known.has(id);
}

async function readCategory(api: Client, id: string, signal: AbortSignal): Promise<Category | undefined> {
  const body = { textParams: [{ field: 'id' as const, value: id, matchType: 'EXACT' as const }], size: 1 };
  const answer = await ignoreTimeout(api.searchCategories({ body }, { signal }), signal);
  return answer?.ok ? answer.body.list[0] : undefined;
}

/** A question that everything found answers alike narrows nothing. */
function tells({ id, values }: Facet, total: number, { facets }: ListingQuery): boolean {
  return id in facets || values.length > 1 || values.some(({ count }) => count < total);
}

/** Of the questions, those that most pieces can answer, and those that were answered. The others cost every page. */
function asked(facets: Facet[], total: number, address: ListingQuery): Facet[] {
  const wide = facets.filter(
    ({ values }) => values.reduce((sum, { count }) => sum + count, 0) >= total * smallestShare,
  );
  const first = new Set(wide.slice(0, maxFacets));
  return facets.filter((facet) => first.has(facet) || facet.id in address.facets);
}

function facetOf({ id, name, values }: Facet): ListingFacet {
  return {
    id,
    name,
    values: values.map(({ displayLabel, count, swatchUrl, colour }) => ({
      label: displayLabel,
      count,
      ...(swatchUrl ? { src: swatchUrl } : colour && { colour }),
    })),
  };
}
