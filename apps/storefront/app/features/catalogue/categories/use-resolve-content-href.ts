import type { RootCategory } from './category-tree.ts';
import { findCategoryPosition } from './find-category-position.ts';
import { useCategoryTree } from './use-category-tree.ts';

/** Returns a function that completes hand-written links in content, so that they equal other links to categories. */
export function useResolveContentHref(): (to: string) => string {
  const rooms = useCategoryTree();
  return (to) => resolveContentHref(to, rooms);
}

/** Adds the name and the banner of the category to an address, if it leads to one. */
export function resolveContentHref(to: string, rooms: RootCategory[]): string {
  const [path = '', search] = to.split('?');
  const params = new URLSearchParams(search);
  const category =
    path.startsWith('/shop') && findCategoryPosition(rooms, params.get('categoryId') ?? '')?.node;
  if (!category) return to;
  params.set('categoryName', category.name);
  params.set('categoryBanner', category.banner ?? '');
  return `${path}?${params}`;
}
