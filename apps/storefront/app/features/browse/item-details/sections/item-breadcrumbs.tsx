import { Breadcrumbs } from '@piri/ui/breadcrumbs';
import { findCategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import { useCategoryTree } from '../../../catalogue/categories/use-category-tree.ts';
import { getCategoryHref } from '../../../catalogue/items/links.ts';
import { RouterHrefLink } from '../../../platform/links/router-href-link.tsx';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';

/** Breadcrumbs with the categories of an item. */
export function ItemBreadcrumbs({ item }: { item: Pick<ItemDetailsData, 'title' | 'categoryId'> }) {
  const position = findCategoryPosition(useCategoryTree(), item.categoryId);
  const breadcrumbs = position ? [...position.above, position.node] : [];
  return (
    <Breadcrumbs
      items={breadcrumbs.map((step) => ({ label: step.name, href: getCategoryHref(step) }))}
      current={item.title}
      linkComponent={RouterHrefLink}
    />
  );
}
