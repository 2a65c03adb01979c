import { data } from 'react-router-dom';
import { loadListing } from '../features/browse/listing/data/load-listing.ts';
import { buildListingMeta } from '../features/browse/listing/page/build-listing-meta.ts';
import { ListingPage } from '../features/browse/listing/page/listing-page.tsx';
import { stringifyListingData } from '../features/browse/listing/page/stringify-listing-data.ts';
import type { Route } from './+types/shop.ts';

export { listingPageQueryParams as pageQuery } from '../features/browse/listing/address/listing-url.ts';
export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const listing = await loadListing(request, context);
  return data(stringifyListingData(listing), { status: listing.loaded ? 200 : 503 });
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  return <ListingPage text={loaderData} layout="side" />;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return buildListingMeta(matches[0].loaderData, loaderData);
}
