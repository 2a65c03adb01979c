import type { RootCategory } from './category-tree.ts';
import { findCategory } from './find-category.ts';
import { useCategoryTree } from './use-rooms.ts';

/** Completes the links of content entries, which are written by hand, as every other link to a category is. */
export function useContentHref(): (to: string) => string {
  const rooms = useCategoryTree();
  return (to) => contentHref(to, rooms);
}

/** The same address with the name and the banner of its category, if it leads to one. */
export function contentHref(to: string, rooms: RootCategory[]): string {
  const [path = '', search] = to.split('?');
  const params = new URLSearchParams(search);
  const category = path.startsWith('/shop') && findCategory(rooms, params.get('categoryId') ?? '')?.node;
  if (!category) return to;
  params.set('categoryName', category.name);
  params.set('categoryBanner', category.banner ?? '');
  return `${path}?${params}`;
}
