import type { BaseCategory } from '../../../catalogue/categories/category-tree.ts';
import { getCategoryHref } from '../../../catalogue/items/links.ts';
import { hasFilters, type ListingQuery, toListingSearchParams, toUpdatedQuery } from './listing-url.ts';

/** The paths of the two layouts of a list. */
export type ListingPath = '/shop' | '/shopV1';

export function getListingHref(path: ListingPath, address: ListingQuery): string {
  const params = toListingSearchParams(address).toString();
  return params ? `${path}?${params}` : path;
}

/** Returns the address of the list within a category, with the current search and filters. */
export function getCategoryFilterHref(
  path: ListingPath,
  address: ListingQuery,
  category: BaseCategory,
): string {
  if (path === '/shop' && !address.query && !hasFilters(address) && address.sort === 'relevance') {
    return getCategoryHref(category);
  }
  const { id, name, banner } = category;
  const change = { categoryId: id, categoryName: name, categoryBanner: banner ?? '' };
  return getListingHref(path, toUpdatedQuery(address, change));
}

/** Returns an address as the hidden fields of a form that sets the rest of it: all values by name. */
export function toHiddenFields(address: ListingQuery): Record<string, string[]> {
  const params = toListingSearchParams(toUpdatedQuery(address, {}));
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}
