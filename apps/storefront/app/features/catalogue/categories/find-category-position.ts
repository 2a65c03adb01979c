import type { BaseCategory, CategoryGroup, RootCategory } from './category-tree.ts';

/** The position of a category in the tree, with its ancestors and children. */
export interface CategoryPosition {
  room: RootCategory;
  node: RootCategory | CategoryGroup | BaseCategory;
  /** The ancestors, from the room down to the parent. */
  above: (RootCategory | CategoryGroup)[];
  below: (CategoryGroup | BaseCategory)[];
  /** The siblings; empty for a room. */
  beside: (CategoryGroup | BaseCategory)[];
}

export function findCategoryPosition(rooms: RootCategory[], id: string): CategoryPosition | undefined {
  for (const room of rooms) {
    if (room.id === id) return { room, node: room, above: [], below: room.groups, beside: [] };
    for (const group of room.groups) {
      if (group.id === id) {
        const beside = room.groups.filter((other) => other !== group);
        return { room, node: group, above: [room], below: group.kinds, beside };
      }
      const kind = group.kinds.find((each) => each.id === id);
      if (kind) {
        const beside = group.kinds.filter((other) => other !== kind);
        return { room, node: kind, above: [room, group], below: [], beside };
      }
    }
  }
  return undefined;
}
