import type { Backdrop } from '@piri/contract/categories';
import type { CategoryGroup, LeafCategory, RootCategory } from './category-tree.ts';

const separator = '\t';
/** Before the banner of a category, which comes last. Like all white space it stands in no field. */
const bannerMark = '\f';

/**
 * The tree as one text, a line a category, indented by its level. As objects the router would write down every node
 * with its keys and references, which costs each page one kilobyte more. Most ids follow from their name and are left
 * out, which saves a quarter of one.
 */
export function serializeCategoryTree(rooms: RootCategory[]): string {
  const line = (level: number, { id, name, banner }: LeafCategory, ...more: string[]) => {
    // White space of any kind is shown as one space, so a tab or a line break in a name is nothing that could be lost.
    const fields = [name, ...more].map((field) => field.trim().replace(/\s+/g, ' '));
    const ownId = id === idFrom(fields[0]) ? [] : [id];
    const ownBanner = banner === undefined ? '' : bannerMark + banner;
    return ' '.repeat(level) + [...ownId, ...fields].join(separator) + ownBanner;
  };
  return rooms
    .flatMap((room) => [
      line(0, room, room.shortName, room.nameBn, room.stage),
      ...room.groups.flatMap((group) => [line(1, group), ...group.kinds.map((kind) => line(2, kind))]),
    ])
    .join('\n');
}

export function parseCategoryTree(text: string): RootCategory[] {
  const rooms: RootCategory[] = [];
  for (const line of text ? text.split('\n') : []) {
    const level = Math.max(line.search(/[^ ]/), 0);
    const [told = '', banner] = line.slice(level).split(bannerMark);
    const fields = told.split(separator);
    const hasOwnId = fields.length > (level === 0 ? 4 : 1);
    const [id = '', name = '', shortName = '', nameBn = '', ground] = hasOwnId
      ? fields
      : [idFrom(fields[0]), ...fields];
    const room = rooms.at(-1);
    const group: CategoryGroup | undefined = room?.groups.at(-1);
    const kind: LeafCategory = { id, name, ...(banner !== undefined && { banner }) };
    if (level === 2) group?.kinds.push(kind);
    else if (level === 1) room?.groups.push({ ...kind, kinds: [] });
    else rooms.push({ ...kind, shortName, nameBn, stage: ground as Backdrop, groups: [] });
  }
  return rooms;
}

/** `Foam & Coir Mattresses` is `foam-and-coir-mattresses`, unless somebody has called it otherwise. */
function idFrom(name = ''): string {
  const words = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}
