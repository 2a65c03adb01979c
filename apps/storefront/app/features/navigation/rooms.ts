import type { Category, Stage } from '@piri/contract/catalogue';

/** The category tree as the pages need it: three levels, trimmed to what is shown. */
export interface Room {
  id: string;
  name: string;
  /** The name where room is scarce. */
  shortName: string;
  nameBn: string;
  stage: Stage;
  groups: Group[];
}

export interface Group {
  id: string;
  name: string;
  kinds: Kind[];
}

export interface Kind {
  id: string;
  name: string;
}

/** Builds the tree from the flat list. A row whose parent is not in the list is left out with all that hangs on it. */
export function roomsFrom(categories: Category[]): Room[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const childrenOf = (id: string | null) =>
    (byParent.get(id) ?? []).toSorted((a, b) => a.sortOrder - b.sortOrder || a.id.localeCompare(b.id));

  return childrenOf(null).map(({ id, name, extras }) => ({
    id,
    name,
    shortName: extras.shortName ?? name,
    nameBn: extras.nameBn ?? '',
    stage: extras.stage ?? 'living',
    groups: childrenOf(id).map((group) => ({
      id: group.id,
      name: group.name,
      kinds: childrenOf(group.id).map((kind) => ({ id: kind.id, name: kind.name })),
    })),
  }));
}
