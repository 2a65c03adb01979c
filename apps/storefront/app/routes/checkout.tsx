import { data } from 'react-router-dom';
import { loadCheckoutPage } from '../features/checkout/form/checkout-page-data.ts';
import { buildCheckoutMeta } from '../features/checkout/layouts/build-checkout-meta.ts';
import { CheckoutHeaderWithSteps } from '../features/checkout/layouts/checkout-header-with-steps.tsx';
import { CheckoutPage } from '../features/checkout/layouts/checkout-page.tsx';
import type { RouteHandle } from '../features/shell/navigation/route-header.ts';
import type { Route } from './+types/checkout.ts';

export { checkoutPageQueryParams as pageQuery } from '../features/checkout/layouts/build-checkout-meta.ts';
export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const handle = { head: CheckoutHeaderWithSteps } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadCheckoutPage(context.api);
  return data(page, { status: page.terms && page.outlets ? 200 : 503 });
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage data={loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildCheckoutMeta(matches[0].loaderData?.shop);
}
