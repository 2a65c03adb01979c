import { RelatedLinks } from '@piri/ui/related-links';
import { useRooms } from '../../../catalogue/categories/use-rooms.ts';
import { categoryHref } from '../../../catalogue/items/links.ts';
import { RouterAnchor } from '../../../platform/links/router-anchor.tsx';

/** For a page that needs a piece and was opened without one: the rooms in which one is found. */
export function RoomsToBegin() {
  return (
    <RelatedLinks
      label="Or find a piece in its room first"
      links={useRooms().map((room) => ({ label: room.name, href: categoryHref(room) }))}
      linkComponent={RouterAnchor}
      className="mt-6"
    />
  );
}
