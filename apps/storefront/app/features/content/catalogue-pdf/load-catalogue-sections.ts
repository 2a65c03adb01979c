import { type Client, fetchAllPages, loaderClientOptions } from '@piri/client';
import type { Backdrop } from '@piri/contract/categories';
import type { ItemSummary } from '@piri/contract/items';
import { buildCategoryTree } from '../../catalogue/categories/category-tree.ts';
import { fetchCategories } from '../../catalogue/categories/fetch-categories.ts';

export interface CatalogueSection {
  id: string;
  name: string;
  backdrop: Backdrop;
  groups: { id: string; name: string; items: ItemSummary[] }[];
}

/** Loads all items by room, in the order of the menu. Returns undefined if any of it can't be loaded. */
export async function loadCatalogueSections(api: Client): Promise<CatalogueSection[] | undefined> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const body = { size: 100, sortParams: [{ field: 'title' as const, type: 'ASC' as const }] };
  const [categories, items] = await Promise.all([
    fetchCategories(api),
    fetchAllPages(api.searchItems, body, { signal }),
  ]);
  if (!categories.complete || !items.complete) return undefined;
  return toCatalogueSections(buildCategoryTree(categories.list), items.list);
}

type Room = Pick<ReturnType<typeof buildCategoryTree>[number], 'id' | 'name' | 'backdrop' | 'groups'>;

/** Groups items by their first category. Leaves out items whose category belongs to no room, as the menu does. */
export function toCatalogueSections(
  rooms: readonly Room[],
  items: readonly ItemSummary[],
): CatalogueSection[] {
  const byCategory = Map.groupBy(items, ({ categories }) => categories[0]?.id);
  return rooms
    .map(({ id, name, backdrop, groups }) => {
      const own = { id, name: 'For the whole room', kinds: [] };
      const filled = [own, ...groups].map((group) => {
        const ids = [group.id, ...group.kinds.map((kind) => kind.id)];
        return { id: group.id, name: group.name, items: ids.flatMap((each) => byCategory.get(each) ?? []) };
      });
      return { id, name, backdrop, groups: filled.filter(({ items }) => items.length > 0) };
    })
    .filter(({ groups }) => groups.length > 0);
}
