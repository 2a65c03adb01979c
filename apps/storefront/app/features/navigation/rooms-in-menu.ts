import type { Stage } from '@piri/contract/catalogue';
import type { Group, Room } from './rooms.ts';
import { roomsFromText, roomsToText } from './rooms-text.ts';

/*
 * The tree of rooms stands in every document as the menu of narrow windows: so it is not sent a second time as data,
 * but read back from there before the application starts. Only what the menu does not say goes along.
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
  const rooms = entriesIn(menu.querySelector('ul')).flatMap(({ label, groups, ...room }, index): Room[] => {
    const [stage, nameBn = ''] = lines[index] ?? [];
    return stage ? [{ ...room, shortName: label, nameBn, stage: stage as Stage, groups }] : [];
  });
  return roomsToText(rooms);
}

/** The entries of a list, with what is listed below each. What is no category, such as the offers, is none of them. */
function entriesIn(list: Element | null): Entry[] {
  return [...(list?.children ?? [])].flatMap((entry) => {
    const level = entry.querySelector(':scope > details > div') ?? entry;
    const link = level.querySelector(':scope > a');
    const params = new URLSearchParams(link?.getAttribute('href')?.split('?')[1]);
    const id = params.get('categoryId');
    if (id === null) return [];
    const name = params.get('categoryName') ?? '';
    const label = entry.querySelector('summary span span')?.textContent ?? link?.textContent ?? name;
    return [{ id, name, label, groups: groupsIn(level.querySelector(':scope > ul')) }];
  });
}

function groupsIn(list: Element | null): Group[] {
  return entriesIn(list).map(({ id, name, groups }) => ({
    id,
    name,
    kinds: groups.map((kind) => ({ id: kind.id, name: kind.name })),
  }));
}

interface Entry {
  id: string;
  name: string;
  /** What the menu calls it. */
  label: string;
  groups: Group[];
}
