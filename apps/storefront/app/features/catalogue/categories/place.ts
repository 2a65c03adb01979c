import type { Group, Kind, Room } from './rooms.ts';

/** Where a category stands in the tree: itself, what is above it and what is below. */
export interface Place {
  room: Room;
  node: Room | Group | Kind;
  /** From the room down to the parent. */
  above: (Room | Group)[];
  below: (Group | Kind)[];
  /** The others of the same parent; empty for a room. */
  beside: (Group | Kind)[];
}

export function findPlace(rooms: Room[], id: string): Place | undefined {
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
