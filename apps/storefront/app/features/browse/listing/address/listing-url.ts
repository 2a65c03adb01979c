import type { AllowedPageQuery } from '../../../platform/requests/allowed-page-query.ts';
import { type ListingSort, listingSortLabels } from './listing-sort.ts';

/** The query of a list. All of it is stored in the address; attributes by their own ids. */
export interface ListingQuery {
  categoryId?: string;
  categoryName?: string;
  categoryBanner?: string;
  query?: string;
  /** The selected labels by attribute id. */
  facets: Record<string, string[]>;
  minPrice?: number;
  maxPrice?: number;
  minWidth?: number;
  maxWidth?: number;
  inStock?: true;
  onOffer?: true;
  sort: ListingSort;
  /** Shows all filters instead of the most relevant ones. */
  filters?: 'all';
  page: number;
  nextPageToken?: string;
}

const texts = ['categoryId', 'categoryName', 'categoryBanner', 'query'] as const;
const numbers = { minPrice: 1e8, maxPrice: 1e8, minWidth: 1e4, maxWidth: 1e4 } as const;
const switches = ['inStock', 'onOffer'] as const;
/** The query keys of a list that are not attributes. */
const listingKeys: readonly string[] = [
  ...texts,
  ...Object.keys(numbers),
  ...switches,
  ...['sort', 'filters', 'page', 'nextPageToken'],
];

/** The query parameters of a list. */
export const listingPageQueryParams = { keys: listingKeys, attributes: true } satisfies AllowedPageQuery;

/** The limits of the search API, which rejects larger requests. */
const maxTextLength = 200;
const maxTokenLength = 1000;
const maxFacets = 20;
const maxValues = 50;

/** Returns the query keys that could be attributes. Only the API knows which ones are. */
export function getAttributeParamNames(params: URLSearchParams): string[] {
  const names = [...new Set(params.keys())].filter(
    (name) => !listingKeys.includes(name) && name.length <= 60,
  );
  return names.slice(0, maxFacets);
}

/** Parses an address. Ignores unknown and invalid parameters. */
export function parseListingQuery(
  params: URLSearchParams,
  isAttribute: (id: string) => boolean = () => false,
): ListingQuery {
  const address: ListingQuery = { facets: {}, sort: 'relevance', page: 1 };
  for (const name of texts) {
    const text = cleaned((params.get(name) ?? '').slice(0, maxTextLength));
    if (text) address[name] = text;
  }
  for (const id of getAttributeParamNames(params)) {
    const values = params.getAll(id).filter((value) => value.length <= maxTextLength);
    const labels = [...new Set(values.map(cleaned).filter(Boolean))].slice(0, maxValues);
    if (labels.length > 0 && isAttribute(id)) address.facets[id] = labels;
  }
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const text = params.get(name) ?? '';
    if (/^\d{1,9}$/.test(text) && Number(text) <= numbers[name]) address[name] = Number(text);
  }
  putInOrder(address, 'minPrice', 'maxPrice');
  putInOrder(address, 'minWidth', 'maxWidth');
  for (const name of switches) if (params.get(name) === 'true') address[name] = true;

  const sort = params.get('sort');
  if (sort && Object.hasOwn(listingSortLabels, sort)) address.sort = sort as ListingSort;
  if (params.get('filters') === 'all') address.filters = 'all';
  const token = params.get('nextPageToken');
  const page = /^\d{1,6}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  if (page > 1 && token && /^[\w-]+$/.test(token) && token.length <= maxTokenLength) {
    address.nextPageToken = token;
    address.page = page;
  } else if (page > 1) {
    address.page = page;
  }
  return address;
}

/** Serializes the query of a list, without duplicates and always in the same order. */
export function toListingSearchParams(address: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of texts) if (address[name] !== undefined) params.set(name, address[name]);
  for (const [id, labels] of Object.entries(address.facets)) {
    for (const label of labels) params.append(id, label);
  }
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
    if (address[name] !== undefined) params.set(name, String(address[name]));
  }
  for (const name of switches) if (address[name]) params.set(name, 'true');
  if (address.sort !== 'relevance') params.set('sort', address.sort);
  if (address.filters) params.set('filters', address.filters);
  if (address.page > 1) params.set('page', String(address.page));
  if (address.nextPageToken !== undefined) params.set('nextPageToken', address.nextPageToken);
  return params;
}

type Change = { [Key in keyof ListingQuery]?: ListingQuery[Key] | undefined };

/** Returns the first page of the list with changed parameters. `undefined` removes a parameter. */
export function toUpdatedQuery(
  { page: _, nextPageToken: __, ...address }: ListingQuery,
  change: Change,
): ListingQuery {
  const next: Change = { ...address, page: 1, ...change };
  for (const name of Object.keys(next) as (keyof Change)[]) if (next[name] === undefined) delete next[name];
  return next as ListingQuery;
}

/** Removes all filters. Category, search and order stay, since they are not filters. */
export function toUnfilteredQuery({
  categoryId,
  categoryName,
  categoryBanner,
  query,
  sort,
  filters,
}: ListingQuery): ListingQuery {
  return toUpdatedQuery(
    { facets: {}, sort, page: 1 },
    { categoryId, categoryName, categoryBanner, query, filters },
  );
}

export function hasFilters(address: ListingQuery): boolean {
  const { facets, minPrice, maxPrice, minWidth, maxWidth, inStock, onOffer } = address;
  const ends = [minPrice, maxPrice, minWidth, maxWidth, inStock, onOffer];
  return Object.keys(facets).length > 0 || ends.some((value) => value !== undefined);
}

/** Replaces control characters, such as line breaks, by spaces, and lone surrogates, which can't be encoded. */
function cleaned(text: string | null): string {
  return (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}

/** Swaps the ends of a range if they are in the wrong order. */
function putInOrder(address: ListingQuery, low: 'minPrice' | 'minWidth', high: 'maxPrice' | 'maxWidth') {
  const [from, to] = [address[low], address[high]];
  if (from === undefined || to === undefined || from <= to) return;
  [address[low], address[high]] = [to, from];
}
