import { RelatedLinks } from '@piri/ui/related-links';
import { useCategoryTree } from '../../../catalogue/categories/use-rooms.ts';
import { categoryHref } from '../../../catalogue/items/links.ts';
import { RouterHrefLink } from '../../../platform/links/router-href-link.tsx';

/** For a page that needs a piece and was opened without one: the rooms in which one is found. */
export function BrowseCategories() {
  return (
    <RelatedLinks
      label="Or find a piece in its room first"
      links={useCategoryTree().map((room) => ({ label: room.name, href: categoryHref(room) }))}
      linkComponent={RouterHrefLink}
      className="mt-6"
    />
  );
}
