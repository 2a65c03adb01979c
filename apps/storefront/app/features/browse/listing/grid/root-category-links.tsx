import { RelatedLinks } from '@piri/ui/related-links';
import { useCategoryTree } from '../../../catalogue/categories/use-category-tree.ts';
import { getCategoryHref } from '../../../catalogue/items/links.ts';
import { RouterHrefLink } from '../../../platform/links/router-href-link.tsx';

/** Links to the rooms, for a page that needs an item and was opened without one. */
export function RootCategoryLinks() {
  return (
    <RelatedLinks
      label="Or browse by room first"
      links={useCategoryTree().map((room) => ({ label: room.name, href: getCategoryHref(room) }))}
      linkComponent={RouterHrefLink}
      className="mt-6"
    />
  );
}
