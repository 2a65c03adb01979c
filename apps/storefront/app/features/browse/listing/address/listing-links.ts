import type { Kind } from '../../../catalogue/categories/rooms.ts';
import { categoryHref } from '../../../catalogue/items/links.ts';
import { changed, isFiltered, type ListingAddress, writeListing } from './listing-address.ts';

/** The two layouts of a list, by their paths. */
export type ListingPath = '/shop' | '/shopV1';

export function listingHref(path: ListingPath, address: ListingAddress): string {
  const params = writeListing(address).toString();
  return params ? `${path}?${params}` : path;
}

/** The list within a category: what was searched for and chosen goes along. */
export function narrowedHref(path: ListingPath, address: ListingAddress, category: Kind): string {
  if (path === '/shop' && !address.query && !isFiltered(address) && address.sort === 'relevance') {
    return categoryHref(category);
  }
  const { id, name, banner } = category;
  const change = { categoryId: id, categoryName: name, categoryBanner: banner ?? '' };
  return listingHref(path, changed(address, change));
}

/** An address as the hidden fields of a form that answers the rest of it: name by name, with all values. */
export function hiddenFields(address: ListingAddress): Record<string, string[]> {
  const params = writeListing(changed(address, {}));
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}
