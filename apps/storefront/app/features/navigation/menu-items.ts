import type { MenuItem } from '@piri/ui/mega-menu';
import { categoryHref } from '../catalogue/category-link.ts';
import type { Room } from './rooms.ts';

/** The tree of rooms as the menus show it. */
export function menuItems(rooms: Room[]): MenuItem[] {
  return rooms.map((room) => ({
    id: room.id,
    label: room.shortName,
    href: categoryHref(room),
    children: room.groups.map((group) => ({
      id: group.id,
      label: group.name,
      href: categoryHref(group),
      children: group.kinds.map((kind) => ({ id: kind.id, label: kind.name, href: categoryHref(kind) })),
    })),
  }));
}
