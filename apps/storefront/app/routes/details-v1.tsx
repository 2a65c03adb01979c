import type { ShouldRevalidateFunction } from 'react-router-dom';
import { detailsMeta } from '../features/browse/item-details/data/details-meta.ts';
import { loadDetailsPage } from '../features/browse/item-details/data/details-page-data.ts';
import { shouldRevalidateItem } from '../features/browse/item-details/data/should-revalidate-item.ts';
import { DetailsPage } from '../features/browse/item-details/page/details-page.tsx';
import { ItemPageV1 } from '../features/browse/item-details/page/item-page-v1.tsx';
import type { Route } from './+types/details-v1.ts';

export { detailsQuery as pageQuery } from '../features/browse/item-details/data/details-meta.ts';
export { publicPage as headers } from '../features/platform/requests/public-page.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDetailsPage(request, context.api);
}

export const shouldRevalidate: ShouldRevalidateFunction = shouldRevalidateItem;

export default function DetailsV1({ loaderData }: Route.ComponentProps) {
  return <DetailsPage data={loaderData} itemPage={ItemPageV1} />;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return detailsMeta(matches[0].loaderData, loaderData);
}
