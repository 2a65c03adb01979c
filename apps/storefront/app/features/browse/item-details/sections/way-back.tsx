import { Breadcrumbs } from '@piri/ui/breadcrumbs';
import { findPlace } from '../../../catalogue/categories/place.ts';
import { useRooms } from '../../../catalogue/categories/use-rooms.ts';
import { categoryHref } from '../../../catalogue/items/links.ts';
import { RouterAnchor } from '../../../platform/links/router-anchor.tsx';
import type { DetailsData } from '../../item-data/details-data.ts';

/** The rooms and lists that a piece lies in. */
export function WayBack({ item }: { item: Pick<DetailsData, 'title' | 'categoryId'> }) {
  const place = findPlace(useRooms(), item.categoryId);
  const way = place ? [...place.above, place.node] : [];
  return (
    <Breadcrumbs
      items={way.map((step) => ({ label: step.name, href: categoryHref(step) }))}
      current={item.title}
      linkComponent={RouterAnchor}
    />
  );
}
