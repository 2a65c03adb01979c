import type { Stage } from '@piri/contract/catalogue';
import type { Group, Room } from './rooms.ts';

const separator = '\t';

/**
 * The tree as one text, a line a category, indented by its level. As objects the router would write down every node
 * with its keys and references, which costs each page one kilobyte more.
 */
export function roomsToText(rooms: Room[]): string {
  // White space of any kind is shown as one space, so a tab or a line break in a name is nothing that could be lost.
  const line = (level: number, fields: string[]) =>
    ' '.repeat(level) + fields.map((field) => field.trim().replace(/\s+/g, ' ')).join(separator);
  return rooms
    .flatMap((room) => [
      line(0, [room.id, room.name, room.shortName, room.nameBn, room.stage]),
      ...room.groups.flatMap((group) => [
        line(1, [group.id, group.name]),
        ...group.kinds.map((kind) => line(2, [kind.id, kind.name])),
      ]),
    ])
    .join('\n');
}

export function roomsFromText(text: string): Room[] {
  const rooms: Room[] = [];
  for (const line of text.split('\n')) {
    const level = line.search(/[^ ]/);
    const [id = '', name = '', shortName = '', nameBn = '', ground] = line
      .slice(Math.max(level, 0))
      .split(separator);
    const room = rooms.at(-1);
    const group: Group | undefined = room?.groups.at(-1);
    if (level === 2) group?.kinds.push({ id, name });
    else if (level === 1) room?.groups.push({ id, name, kinds: [] });
    else if (id) rooms.push({ id, name, shortName, nameBn, stage: ground as Stage, groups: [] });
  }
  return rooms;
}
