import type { Backdrop, Category } from '@piri/contract/categories';

/** The category tree as the pages need it: three levels, trimmed to what is shown. */
export interface RootCategory extends LeafCategory {
  /** The name where room is scarce. */
  shortName: string;
  nameBn: string;
  stage: Backdrop;
  groups: CategoryGroup[];
}

export interface CategoryGroup extends LeafCategory {
  kinds: LeafCategory[];
}

export interface LeafCategory {
  id: string;
  name: string;
  /** The address of the picture above its list, which its links carry. Most have none. */
  banner?: string;
}

/** Builds the tree from the flat list. A row whose parent is not in the list is left out with all that hangs on it. */
export function buildCategoryTree(categories: Category[]): RootCategory[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const childrenOf = (id: string | null) =>
    (byParent.get(id) ?? []).toSorted((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id));

  return childrenOf(null).map(({ extras, ...room }) => ({
    ...kindFrom({ extras, ...room }),
    shortName: extras.shortName ?? room.name,
    nameBn: extras.nameBn ?? '',
    stage: extras.stage ?? 'living',
    groups: childrenOf(room.id).map((group) => ({
      ...kindFrom(group),
      kinds: childrenOf(group.id).map(kindFrom),
    })),
  }));
}

function kindFrom({
  id,
  name,
  extras: { bannerImageUrl },
}: Pick<Category, 'id' | 'name' | 'extras'>): LeafCategory {
  return { id, name, ...(bannerImageUrl && { banner: bannerImageUrl }) };
}
