import { useRooms } from '../../../catalogue/categories/use-rooms.ts';
import { categoryHref } from '../../../catalogue/items/category-link.ts';
import { WaysOn } from './ways-on.tsx';

/** For a page that needs a piece and was opened without one: the rooms in which one is found. */
export function RoomsToBegin() {
  const ways = useRooms().map((room) => ({ id: room.id, name: room.name, href: categoryHref(room) }));
  return <WaysOn heading="Or find a piece in its room first" ways={ways} />;
}
