import type { RootCategory } from '../../../catalogue/categories/category-tree.ts';
import { findCategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import type { ListingQuery } from '../address/listing-url.ts';
import type { ListingData } from '../data/listing-data.ts';

const grouped = new Intl.NumberFormat('en-IN');

/** Formats the number of results, such as `63 pieces`. */
export function formatResultCount({ total, estimated }: Pick<ListingData, 'total' | 'estimated'>): string {
  if (total === 1) return '1 piece';
  return `${estimated ? 'about ' : ''}${grouped.format(total)} pieces`;
}

/** Returns the title of a list. The category's id takes precedence over the name in the address, which is only text. */
export function getListingTitle(
  { query, categoryId, categoryName }: ListingQuery,
  rooms: RootCategory[],
): string {
  if (query) return `“${query}”`;
  const position = categoryId ? findCategoryPosition(rooms, categoryId) : undefined;
  if (position) return position.node.name;
  if (categoryName && categoryName !== 'all') return categoryName;
  if (!categoryId) return 'All furniture';
  // If the rooms could not be loaded, it is unknown whether the category exists.
  return rooms.length > 0 ? 'Category not found' : 'Our furniture';
}

/** Returns the line under the title: the shop's own snippet, or else figures. */
export function getListingSummary({ snippets, inStock, onOffer, widths, total }: ListingData): string {
  const own = snippets.find((each) => each.own);
  if (own) return own.text;
  if (total < 2) return '';
  const stock = `${grouped.format(inStock)} in stock now`;
  const offers = onOffer > 0 ? `, ${grouped.format(onOffer)} on offer` : '';
  const wide = widths && widths.min < widths.max ? ` ${widths.min} to ${widths.max} cm wide.` : '';
  return `${stock}${offers}.${wide}`;
}
