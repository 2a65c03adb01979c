import type { ShouldRevalidateFunction } from 'react-router-dom';
import { buildDetailsMeta } from '../features/browse/item-details/data/build-details-meta.ts';
import { loadDetailsPage } from '../features/browse/item-details/data/details-page-data.ts';
import { shouldRevalidateItem } from '../features/browse/item-details/data/should-revalidate-item.ts';
import { DetailsPage } from '../features/browse/item-details/page/details-page.tsx';
import { ItemPageV1 } from '../features/browse/item-details/page/item-page-v1.tsx';
import type { Route } from './+types/details-v1.ts';

export { detailsPageQueryParams as pageQuery } from '../features/browse/item-details/data/build-details-meta.ts';
export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDetailsPage(request, context.api);
}

export const shouldRevalidate: ShouldRevalidateFunction = shouldRevalidateItem;

export default function DetailsV1({ loaderData }: Route.ComponentProps) {
  return <DetailsPage data={loaderData} itemPage={ItemPageV1} />;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return buildDetailsMeta(matches[0].loaderData, loaderData);
}
