import type { BaseCategory } from '../categories/category-tree.ts';

/**
 * Returns the address of a category's list. The id identifies it; the name and the banner make the address readable.
 */
export function getCategoryHref({ id, name, banner = '' }: BaseCategory): string {
  return `/shop?${new URLSearchParams({ categoryId: id, categoryName: name, categoryBanner: banner })}`;
}

/** Returns the address of an item's page, with a sku selected if given. */
export function getDetailsHref(id: string, sku?: string): string {
  return `/details?${new URLSearchParams({ id, ...(sku !== undefined && { sku }) })}`;
}
