import { data } from 'react-router-dom';
import { loadCheckoutPage } from '../features/checkout/form/checkout-page-data.ts';
import { CheckoutHead } from '../features/checkout/layouts/checkout-head.tsx';
import { checkoutMeta } from '../features/checkout/layouts/checkout-meta.ts';
import { ExpressPage } from '../features/checkout/layouts/express-page.tsx';
import type { OwnHead } from '../features/shell/navigation/own-head.ts';
import type { Route } from './+types/checkout-v2.ts';

export { checkoutQuery as pageQuery } from '../features/checkout/layouts/checkout-meta.ts';
export { publicPage as headers } from '../features/platform/requests/public-page.ts';

export const handle = { head: CheckoutHead } satisfies OwnHead;

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadCheckoutPage(context.api);
  return data(page, { status: page.terms && page.outlets ? 200 : 503 });
}

export default function CheckoutV2({ loaderData }: Route.ComponentProps) {
  return <ExpressPage data={loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return checkoutMeta(matches[0].loaderData?.shop);
}
