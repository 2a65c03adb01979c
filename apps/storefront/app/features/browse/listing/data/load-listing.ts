import { type Client, loaderClientOptions } from '@piri/client';
import type { Category } from '@piri/contract/categories';
import type { Facet, ItemSearchPage } from '@piri/contract/item-search';
import { maxPageNumber } from '@piri/contract/search';
import type { AppLoadContext } from 'react-router';
import { toItemCardData } from '../../../catalogue/items/item-card-data.ts';
import { listingPageSize } from '../../../catalogue/items/listing-page-size.ts';
import { ignoreTimeout } from '../../../platform/requests/ignore-timeout.ts';
import { loadSettings } from '../../../platform/settings/load-settings.ts';
import { formatOptionName } from '../../item-data/format-option-name.ts';
import { loadShopTheLook } from '../../shop-the-look/load-shop-the-look.ts';
import { sortParamsByListingSort } from '../address/listing-sort.ts';
import {
  getAttributeParamNames,
  hasFilters,
  type ListingQuery,
  parseListingQuery,
} from '../address/listing-url.ts';
import type { ListingData, ListingFacet } from './listing-data.ts';
import { loadListingBanner } from './load-listing-banner.ts';
import { loadSnippets } from './load-snippets.ts';

/** Loads a page of a list: the results first, then the content between them. Only the results can fail the page. */
export async function loadListing(request: Request, context: AppLoadContext): Promise<ListingData> {
  const { api } = context;
  const params = new URL(request.url).searchParams;
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const address = parseListingQuery(
    params,
    await knownAttributes(api, getAttributeParamNames(params), signal),
  );
  const { categoryId } = address;
  const [found, category, settings] = await Promise.all([
    search(api, address, signal),
    categoryId === undefined ? undefined : loadCategory(api, categoryId, signal),
    loadSettings(api),
  ]);
  if (!found) return { ...nothing, address, loaded: false };

  const { list, total, nextPageToken, facets, categories, prices, widths, inStock, onOffer, didYouMean } =
    found;
  const arrivalOptions = { now: new Date(), delivery: settings?.delivery };
  // Extra content would be in the way of shoppers who search or filter.
  const showsExtras = category !== undefined && address.page === 1 && !address.query && !hasFilters(address);
  const [snippets, room, banner] = await Promise.all([
    showsExtras ? loadSnippets(api, category, signal) : [],
    showsExtras ? loadShopTheLook(context, category, list, signal) : undefined,
    loadListingBanner({ context, address, category, first: showsExtras ? list[0] : undefined, signal }),
  ]);
  const usefulFacets = facets.filter((facet) => canNarrow(facet, total, address));
  const shown = address.filters === 'all' ? usefulFacets : getMainFacets(usefulFacets, total, address);
  return {
    address,
    loaded: true,
    tiles: list.map((item) => toItemCardData(item, arrivalOptions)),
    total,
    ...(found.estimated && { estimated: true }),
    ...(nextPageToken && { nextPageToken }),
    facets: shown.map(toListingFacet),
    ...(shown.length < usefulFacets.length && { moreFacets: true }),
    categories: Object.fromEntries(categories.map(({ id, count }) => [id, count])),
    ...(prices && { prices }),
    ...(widths && { widths }),
    inStock,
    onOffer,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(banner !== undefined && { banner }),
    snippets,
    ...(room && { room }),
  };
}

/** The maximum number of attributes shown at first, and the minimum share of the results that each has to cover. */
const maxFacets = 4;
const minShare = 0.15;

const nothing = { tiles: [], total: 0, facets: [], categories: {}, inStock: 0, onOffer: 0, snippets: [] };

async function search(
  api: Client,
  { categoryId, categoryName: _, categoryBanner: __, sort, ...rest }: ListingQuery,
  signal: AbortSignal,
): Promise<ItemSearchPage | undefined> {
  const body = {
    ...rest,
    page: rest.nextPageToken === undefined ? Math.min(rest.page, maxPageNumber) : 1,
    size: listingPageSize,
    sortParams: sortParamsByListingSort[sort],
    textParams:
      categoryId === undefined
        ? []
        : [{ field: 'categoryId' as const, value: categoryId, matchType: 'EXACT' as const }],
  };
  const answer = await ignoreTimeout(api.searchCatalogue({ body }, { signal }), signal);
  if (answer?.ok) return answer.body;
  // The token is truncated or belongs to another list. The page number leads to the same page.
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
  // If the attributes can't be loaded, all ids are accepted. A list that drops the chosen filters would be worse.
  if (!answer?.ok) return () => true;
  const known = new Set(answer.body.list.map(({ id }) => id));
  return (id: string) => known.has(id);
}

async function loadCategory(api: Client, id: string, signal: AbortSignal): Promise<Category | undefined> {
  const body = { textParams: [{ field: 'id' as const, value: id, matchType: 'EXACT' as const }], size: 1 };
  const answer = await ignoreTimeout(api.searchCategories({ body }, { signal }), signal);
  return answer?.ok ? answer.body.list[0] : undefined;
}

/**
 * Returns whether a facet can narrow the results: it can't if all of them have the same value. A facet in use is kept.
 */
function canNarrow({ id, values }: Facet, total: number, { facets }: ListingQuery): boolean {
  return id in facets || values.length > 1 || values.some(({ count }) => count < total);
}

/** Returns the facets that cover the most results, and the ones in use. The others would make every page larger. */
function getMainFacets(facets: Facet[], total: number, address: ListingQuery): Facet[] {
  const wide = facets.filter(
    ({ values }) => values.reduce((sum, { count }) => sum + count, 0) >= total * minShare,
  );
  const first = new Set(wide.slice(0, maxFacets));
  return facets.filter((facet) => first.has(facet) || facet.id in address.facets);
}

function toListingFacet({ id, name, values }: Facet): ListingFacet {
  return {
    id,
    name: formatOptionName(name),
    values: values.map(({ displayLabel, count, swatchUrl, colour }) => ({
      label: displayLabel,
      count,
      ...(swatchUrl ? { src: swatchUrl } : colour && { colour }),
    })),
  };
}
