import type { Stage } from '@piri/contract/catalogue';
import type { Group, Room } from './rooms.ts';

const separator = '|';
const isSafe = (field: string) => !/[|\n]/.test(field);

/**
 * The tree as one text, a line a category, indented by its level. As objects the router would write down every node
 * with its keys and references, which costs each page one kilobyte more.
 */
export function roomsToText(rooms: Room[]): string {
  const line = (level: number, fields: string[]) => {
    const field = fields.find((each) => !isSafe(each));
    if (field !== undefined)
      throw new Error(
        `The category name “${field}” contains “|” or a line break, which part the menu's text.`,
      );
    return ' '.repeat(level) + fields.join(separator);
  };
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
    const level = line.length - line.trimStart().length;
    const [id = '', name = '', shortName = '', nameBn = '', ground] = line.trimStart().split(separator);
    const room = rooms.at(-1);
    const group: Group | undefined = room?.groups.at(-1);
    if (level === 2) group?.kinds.push({ id, name });
    else if (level === 1) room?.groups.push({ id, name, kinds: [] });
    else if (id) rooms.push({ id, name, shortName, nameBn, stage: ground as Stage, groups: [] });
  }
  return rooms;
}
