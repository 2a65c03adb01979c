import { data } from 'react-router-dom';
import { loadCheckoutPage } from '../features/checkout/form/checkout-page-data.ts';
import { CheckoutHeader } from '../features/checkout/layouts/checkout-header.tsx';
import { checkoutMeta } from '../features/checkout/layouts/checkout-meta.ts';
import { ExpressCheckoutPage } from '../features/checkout/layouts/express-checkout-page.tsx';
import type { RouteHandle } from '../features/shell/navigation/route-header.ts';
import type { Route } from './+types/checkout-v2.ts';

export { checkoutQuery as pageQuery } from '../features/checkout/layouts/checkout-meta.ts';
export { publicPage as headers } from '../features/platform/requests/public-page.ts';

export const handle = { head: CheckoutHeader } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadCheckoutPage(context.api);
  return data(page, { status: page.terms && page.outlets ? 200 : 503 });
}

export default function CheckoutV2({ loaderData }: Route.ComponentProps) {
  return <ExpressCheckoutPage data={loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return checkoutMeta(matches[0].loaderData?.shop);
}
