import type { Stage } from '@piri/contract/catalogue';
import type { Group, Kind, Room } from './rooms.ts';
import { roomsFromText, roomsToText } from './rooms-text.ts';

/*
 * The tree of rooms stands in a document as the menu of wide windows: so it is not sent a second time as data, but read
 * back from there before the application starts. Only what the menu does not say goes along.
 */

/** Of each room what its menu does not tell, a line a room. */
export function besideMenu(text: string): string {
  return roomsFromText(text)
    .map(({ nameBn, stage }) => `${stage}\t${nameBn}`)
    .join('\n');
}

/** The text of the tree, as the server had it. */
export function roomsFromMenu(menu: Element, beside: string): string {
  const lines = beside.split('\n').map((line) => line.split('\t'));
  const entries = [...menu.querySelectorAll('[data-slot=mega-menu-entry]')];
  const rooms = entries.flatMap((entry, index): Room[] => {
    const room = kindIn(entry);
    const [stage, nameBn = ''] = lines[index] ?? [];
    if (!room || !stage) return [];
    const shortName = entry.querySelector('a')?.textContent ?? room.name;
    return [{ ...room, shortName, nameBn, stage: stage as Stage, groups: groupsIn(entry) }];
  });
  return roomsToText(rooms);
}

function groupsIn(entry: Element): Group[] {
  return [...entry.querySelectorAll('[data-slot=mega-menu-group]')].flatMap((item) => {
    const group = kindIn(item);
    return group
      ? [{ ...group, kinds: [...item.querySelectorAll('li')].flatMap((kind) => kindIn(kind) ?? []) }]
      : [];
  });
}

/** The category that something leads to first. What is none, such as the offers, is left out. */
function kindIn(element: Element): Kind | undefined {
  const query = element.querySelector('a')?.getAttribute('href')?.split('?')[1];
  const params = new URLSearchParams(query);
  const id = params.get('categoryId');
  if (id === null) return undefined;
  const banner = params.get('categoryBanner');
  return { id, name: params.get('categoryName') ?? '', ...(banner && { banner }) };
}
