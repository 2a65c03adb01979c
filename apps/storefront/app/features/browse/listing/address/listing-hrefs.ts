import type { LeafCategory } from '../../../catalogue/categories/category-tree.ts';
import { categoryHref } from '../../../catalogue/items/links.ts';
import { hasFilters, type ListingQuery, toSearchParams, updateQuery } from './listing-url.ts';

/** The two layouts of a list, by their paths. */
export type ListingPath = '/shop' | '/shopV1';

export function listingHref(path: ListingPath, address: ListingQuery): string {
  const params = toSearchParams(address).toString();
  return params ? `${path}?${params}` : path;
}

/** The list within a category: what was searched for and chosen goes along. */
export function getCategoryFilterHref(
  path: ListingPath,
  address: ListingQuery,
  category: LeafCategory,
): string {
  if (path === '/shop' && !address.query && !hasFilters(address) && address.sort === 'relevance') {
    return categoryHref(category);
  }
  const { id, name, banner } = category;
  const change = { categoryId: id, categoryName: name, categoryBanner: banner ?? '' };
  return listingHref(path, updateQuery(address, change));
}

/** An address as the hidden fields of a form that answers the rest of it: name by name, with all values. */
export function toHiddenFields(address: ListingQuery): Record<string, string[]> {
  const params = toSearchParams(updateQuery(address, {}));
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}
