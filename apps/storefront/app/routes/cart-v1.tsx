import { data } from 'react-router-dom';
import { RecentlyViewedRow } from '../features/browse/recently-viewed/recently-viewed-row.tsx';
import { buildCartMeta } from '../features/cart/cart-page/build-cart-meta.ts';
import { CartPage } from '../features/cart/cart-page/cart-page.tsx';
import { loadCartPage } from '../features/cart/cart-page/cart-page-data.ts';
import type { Route } from './+types/cart-v1.ts';

export { cartPageQueryParams as pageQuery } from '../features/cart/sharing/shared-cart-url.ts';
export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await loadCartPage(context.api, request);
  return data(page, { status: page.terms ? 200 : 503 });
}

export default function CartV1({ loaderData }: Route.ComponentProps) {
  return (
    <CartPage data={loaderData} layout="column">
      <RecentlyViewedRow />
    </CartPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildCartMeta(matches[0].loaderData?.shop);
}
