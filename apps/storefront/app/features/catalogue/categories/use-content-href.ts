import type { RootCategory } from './category-tree.ts';
import { findCategory } from './find-category.ts';
import { useCategoryTree } from './use-rooms.ts';

/** Returns a function that completes hand-written links in content, so that they equal other links to categories. */
export function useContentHref(): (to: string) => string {
  const rooms = useCategoryTree();
  return (to) => contentHref(to, rooms);
}

/** Adds the name and the banner of the category to an address, if it leads to one. */
export function contentHref(to: string, rooms: RootCategory[]): string {
  const [path = '', search] = to.split('?');
  const params = new URLSearchParams(search);
  const category = path.startsWith('/shop') && findCategory(rooms, params.get('categoryId') ?? '')?.node;
  if (!category) return to;
  params.set('categoryName', category.name);
  params.set('categoryBanner', category.banner ?? '');
  return `${path}?${params}`;
}
