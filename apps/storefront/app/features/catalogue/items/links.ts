import type { LeafCategory } from '../categories/category-tree.ts';

/** The address of a category's page. The id decides; name and banner go along so that the address can be read. */
export function categoryHref({ id, name, banner = '' }: LeafCategory): string {
  return `/shop?${new URLSearchParams({ categoryId: id, categoryName: name, categoryBanner: banner })}`;
}

/** The address of a piece, in one of its choices where a sku is named. */
export function detailsHref(id: string, sku?: string): string {
  return `/details?${new URLSearchParams({ id, ...(sku !== undefined && { sku }) })}`;
}
