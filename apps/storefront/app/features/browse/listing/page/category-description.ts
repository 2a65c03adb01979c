import type { Backdrop } from '@piri/contract/categories';
import type { CategoryPosition } from '../../../catalogue/categories/find-category-position.ts';

/** Each root category has its own backdrop. */
const roomDescriptions: Record<Backdrop, string> = {
  living: 'Find a sofa to sink into, and the chairs, tables and storage to go round it.',
  bedroom: 'Sleep well and put everything away, with our beds, mattresses, wardrobes and chests of drawers.',
  dining: 'Seat four, six or eight, with our dining sets, tables, chairs and benches.',
  office: 'Work in comfort, at home or in the office, with our desks, chairs, bookcases and file cabinets.',
  kids: 'Give children room to sleep, study and play, with our bunk beds, study tables and toy storage.',
  outdoor: 'Take a seat outside, on one of our swings, cane chairs or garden benches.',
  decor: 'Finish the room with our lamps, mirrors, clocks, rugs, cushions and curtains.',
};

/** Describes a category, or without one the whole shop, for search engines. */
export function getCategoryDescription(
  position: Pick<CategoryPosition, 'room' | 'node'> | undefined,
): string {
  if (!position) return 'Every piece in the shop, with prices, sizes and delivery dates.';
  const { room, node } = position;
  if (node.id === room.id) return `${roomDescriptions[room.backdrop]} See prices, sizes and delivery dates.`;
  return `Browse ${node.name} in our ${room.name} range, with prices, sizes and delivery dates.`;
}
