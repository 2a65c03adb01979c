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
    const room = kindOf(entry.querySelector('a')?.getAttribute('href') ?? '');
    const [stage, nameBn = ''] = lines[index] ?? [];
    if (!room || !stage) return [];
    const shortName = entry.querySelector('a')?.textContent ?? room.name;
    return [{ ...room, shortName, nameBn, stage: stage as Stage, groups: groupsIn(entry, room) }];
  });
  return roomsToText(rooms);
}

/** The links of a panel are text until it opens. Each group begins with the link to itself; behind the last is the room's. */
function groupsIn(entry: Element, room: Kind): Group[] {
  const [, ...groups] = entry.querySelector('noscript')?.textContent.split('mega-menu-group') ?? [];
  return groups.flatMap((text) => {
    const [group, ...kinds] = [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
      kindOf(href.replaceAll('&amp;', '&')),
    );
    return group
      ? [{ ...group, kinds: kinds.flatMap((kind) => (kind && kind.id !== room.id ? kind : [])) }]
      : [];
  });
}

/** The category that a link leads to. What is none, such as the offers, is left out. */
function kindOf(href: string): Kind | undefined {
  const query = href.split('?')[1];
  const params = new URLSearchParams(query);
  const id = params.get('categoryId');
  if (id === null) return undefined;
  const banner = params.get('categoryBanner');
  return { id, name: params.get('categoryName') ?? '', ...(banner && { banner }) };
}
