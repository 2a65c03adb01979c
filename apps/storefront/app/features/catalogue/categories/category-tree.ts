import type { Backdrop, Category } from '@piri/contract/categories';

/** The top level of the category tree, which has three levels and is trimmed to what pages show. */
export interface RootCategory extends BaseCategory {
  /** The name for narrow containers. */
  shortName: string;
  nameBn: string;
  backdrop: Backdrop;
  groups: CategoryGroup[];
}

export interface CategoryGroup extends BaseCategory {
  kinds: BaseCategory[];
}

export interface BaseCategory {
  id: string;
  name: string;
  /** The address of the image above the category's list, which links to it include. Most categories have none. */
  banner?: string;
}

/** Builds the tree from the flat list. Leaves out categories without a parent in the list, with their descendants. */
export function buildCategoryTree(categories: Category[]): RootCategory[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const childrenOf = (id: string | null) =>
    (byParent.get(id) ?? []).toSorted((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id));

  return childrenOf(null).map(({ extras, ...room }) => ({
    ...toBaseCategory({ extras, ...room }),
    shortName: extras.shortName ?? room.name,
    nameBn: extras.nameBn ?? '',
    backdrop: extras.stage ?? 'living',
    groups: childrenOf(room.id).map((group) => ({
      ...toBaseCategory(group),
      kinds: childrenOf(group.id).map(toBaseCategory),
    })),
  }));
}

function toBaseCategory({
  id,
  name,
  extras: { bannerImageUrl },
}: Pick<Category, 'id' | 'name' | 'extras'>): BaseCategory {
  return { id, name, ...(bannerImageUrl && { banner: bannerImageUrl }) };
}
