import type { MegaMenuEntry } from '@piri/ui/mega-menu';
import type { MobileMenuEntry } from '@piri/ui/mobile-menu';
import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { getCategoryHref } from '../../catalogue/items/links.ts';
import { MenuCategoryBanner } from './menu-category-banner.tsx';

/** One entry for both menus, the row of wide windows and the drawer of narrow ones. */
type MenuEntry = MegaMenuEntry & MobileMenuEntry;

/** The entries after the rooms, which belong to none of them. */
const beyondRooms: MenuEntry[] = [
  { id: 'new', label: 'New', href: '/new-arrival' },
  { id: 'offers', label: 'Offers', href: '/shop?onOffer=true', accent: true },
];

/** Builds the menu entries from the category tree, followed by new arrivals and offers. */
export function buildMenuItems(rooms: RootCategory[]): MenuEntry[] {
  if (rooms.length === 0) return [];
  const ofRooms = rooms.map((room) => ({
    id: room.id,
    label: room.shortName,
    href: getCategoryHref(room),
    aside: <MenuCategoryBanner room={room} className="h-full" />,
    banner: <MenuCategoryBanner room={room} className="mb-2 h-37" />,
    children: room.groups.map((group) => ({
      id: group.id,
      label: group.name,
      href: getCategoryHref(group),
      children: group.kinds.map((kind) => ({ id: kind.id, label: kind.name, href: getCategoryHref(kind) })),
    })),
  }));
  return [...ofRooms, ...beyondRooms];
}
