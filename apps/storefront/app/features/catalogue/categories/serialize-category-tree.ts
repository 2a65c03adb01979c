import type { Backdrop } from '@piri/contract/categories';
import type { BaseCategory, CategoryGroup, RootCategory } from './category-tree.ts';

const separator = '\t';
/**
 * The separator before a category's banner, which comes last. No field contains it, since fields have no white space
 * but spaces.
 */
const bannerMark = '\f';

/**
 * Serializes the tree to a string with a line for each category, indented by its level. The router would encode every
 * object with its keys and references, which adds one kilobyte to each page. Ids that can be derived from the name are
 * left out, which saves a quarter of that.
 */
export function serializeCategoryTree(rooms: RootCategory[]): string {
  const line = (level: number, { id, name, banner }: BaseCategory, ...more: string[]) => {
    // White space of any kind renders as a single space, so nothing is lost if tabs and line breaks are collapsed.
    const fields = [name, ...more].map((field) => field.trim().replace(/\s+/g, ' '));
    const ownId = id === idFrom(fields[0]) ? [] : [id];
    const ownBanner = banner === undefined ? '' : bannerMark + banner;
    return ' '.repeat(level) + [...ownId, ...fields].join(separator) + ownBanner;
  };
  return rooms
    .flatMap((room) => [
      line(0, room, room.shortName, room.nameBn, room.backdrop),
      ...room.groups.flatMap((group) => [line(1, group), ...group.kinds.map((kind) => line(2, kind))]),
    ])
    .join('\n');
}

export function parseCategoryTree(text: string): RootCategory[] {
  const rooms: RootCategory[] = [];
  for (const line of text ? text.split('\n') : []) {
    const level = Math.max(line.search(/[^ ]/), 0);
    const [fieldText = '', banner] = line.slice(level).split(bannerMark);
    const fields = fieldText.split(separator);
    const hasOwnId = fields.length > (level === 0 ? 4 : 1);
    const [id = '', name = '', shortName = '', nameBn = '', backdrop] = hasOwnId
      ? fields
      : [idFrom(fields[0]), ...fields];
    const room = rooms.at(-1);
    const group: CategoryGroup | undefined = room?.groups.at(-1);
    const category: BaseCategory = { id, name, ...(banner !== undefined && { banner }) };
    if (level === 2) group?.kinds.push(category);
    else if (level === 1) room?.groups.push({ ...category, kinds: [] });
    else rooms.push({ ...category, shortName, nameBn, backdrop: backdrop as Backdrop, groups: [] });
  }
  return rooms;
}

/** Returns the default id for a name: `foam-and-coir-mattresses` for `Foam & Coir Mattresses`. */
function idFrom(name = ''): string {
  const words = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}
