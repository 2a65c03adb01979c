import type { MenuItem } from './menu-item.ts';

/** Rooms and their furniture. */
export const menuItemFixtures: readonly MenuItem[] = [
  room('Living', {
    Sofas: ['2-Seater', '3-Seater', 'Corner & L-Shape', 'Sofa-cum-Beds', 'Divans'],
    Chairs: ['Accent', 'Rocking', 'Ottomans & Poufs'],
    Tables: ['Centre', 'Side & Nesting', 'Console'],
    Storage: ['TV Cabinets', 'Showcases', 'Bookshelves', 'Shoe Racks'],
  }),
  room('Bedroom', {
    Beds: ['King', 'Queen', 'Single', 'Storage'],
    Wardrobes: ['2-Door', '3-Door', 'Sliding', 'Alna Racks'],
    Mattresses: ['Spring', 'Foam & Coir', 'Memory Foam'],
  }),
  room('Dining', { Sets: ['4-Seat', '6-Seat', '8-Seat'], Pieces: ['Tables', 'Chairs', 'Benches'] }),
  room('Study', { Desks: ['Executive', 'Computer & Study'], Seating: ['Ergonomic', 'Visitor'] }),
  room('Kids', { Beds: ['Bunk', 'Toddler'], Storage: ['Toy Storage', 'Kids Wardrobes'] }),
  room('Outdoor', { Seating: ['Swings (Dolna)', 'Cane Chairs', 'Folding'] }),
  room('Décor', { Lighting: ['Floor', 'Table', 'Pendant'], Walls: ['Mirrors', 'Clocks'] }),
  { id: 'new', label: 'New', href: '#new' },
];

function room(label: string, groups: Record<string, string[]>): MenuItem {
  const children = Object.entries(groups).map(([group, names]) =>
    createItem(
      `${label} ${group}`,
      group,
      names.map((name) => createItem(`${label} ${group} ${name}`, name)),
    ),
  );
  return createItem(label, label, children);
}

function createItem(path: string, label: string, children?: MenuItem[]): MenuItem {
  const id = path.toLowerCase().replace(/[^a-z0-9à-ÿ]+/g, '-');
  return { id, label, href: `#${id}`, ...(children && { children }) };
}
