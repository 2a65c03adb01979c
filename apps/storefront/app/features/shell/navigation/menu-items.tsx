import type { MegaMenuEntry } from '@piri/ui/mega-menu';
import type { MobileMenuEntry } from '@piri/ui/mobile-menu';
import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { categoryHref } from '../../catalogue/items/links.ts';
import { CategoryBanner } from './category-banner.tsx';

/** One tree for the row of a wide window and the drawer of a narrow one. */
type MenuEntry = MegaMenuEntry & MobileMenuEntry;

/** What stands in no room of its own, behind them. */
const beyondRooms: MenuEntry[] = [
  { id: 'new', label: 'New', href: '/new-arrival' },
  { id: 'offers', label: 'Offers', href: '/shop?onOffer=true', accent: true },
];

/** The tree of rooms as the menus show it, and what is new or reduced in any of them. */
export function menuItems(rooms: RootCategory[]): MenuEntry[] {
  if (rooms.length === 0) return [];
  const ofRooms = rooms.map((room) => ({
    id: room.id,
    label: room.shortName,
    href: categoryHref(room),
    aside: <CategoryBanner room={room} className="h-full" />,
    banner: <CategoryBanner room={room} className="mb-2 h-37" />,
    children: room.groups.map((group) => ({
      id: group.id,
      label: group.name,
      href: categoryHref(group),
      children: group.kinds.map((kind) => ({ id: kind.id, label: kind.name, href: categoryHref(kind) })),
    })),
  }));
  return [...ofRooms, ...beyondRooms];
}
