import { data } from 'react-router-dom';
import { loadCheckoutPage } from '../features/checkout/form/checkout-page-data.ts';
import { CheckoutHead } from '../features/checkout/layouts/checkout-head.tsx';
import { checkoutMeta } from '../features/checkout/layouts/checkout-meta.ts';
import { StepsPage } from '../features/checkout/layouts/steps-page.tsx';
import type { OwnHead } from '../features/shell/navigation/own-head.ts';
import type { Route } from './+types/checkout-v1.ts';

export { checkoutQuery as pageQuery } from '../features/checkout/layouts/checkout-meta.ts';
export { publicPage as headers } from '../features/platform/requests/public-page.ts';

export const handle = { head: CheckoutHead } satisfies OwnHead;

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadCheckoutPage(context.api);
  return data(page, { status: page.terms && page.outlets ? 200 : 503 });
}

export default function CheckoutV1({ loaderData }: Route.ComponentProps) {
  return <StepsPage data={loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return checkoutMeta(matches[0].loaderData?.shop);
}
