import { data, redirect, useLocation } from 'react-router-dom';
import { CheckoutHeader } from '../features/checkout/layouts/checkout-header.tsx';
import { GatewayRedirectPage } from '../features/checkout/no-script/gateway-redirect-page.tsx';
import { paymentOutcomes } from '../features/orders/order/fetch-order.ts';
import { loadGuestPaymentResult } from '../features/orders/payment-result/load-guest-payment-result.ts';
import { payWithoutScript } from '../features/orders/payment-result/no-script-payment.ts';
import { PaymentResultPage } from '../features/orders/payment-result/payment-result-page.tsx';
import { getDhakaNoon } from '../features/platform/dates/get-dhaka-noon.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { RouteHandle } from '../features/shell/navigation/route-header.ts';
import type { Route } from './+types/payment-response.ts';

export const handle = { head: CheckoutHeader } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = paymentOutcomes.find((one) => one === params.visit);
  if (!visit) throw data(null, { status: 404 });
  const guest = await loadGuestPaymentResult(context, request, visit);
  return { now: getDhakaNoon(new Date()), bankAccount: context.bankAccount, ...(guest && { guest }) };
}

/** Starts a payment without JavaScript. With JavaScript the page calls the API itself and does not submit. */
export async function action({ request, context }: Route.ActionArgs) {
  const { bank, problem } = await payWithoutScript(context, request);
  if (bank) return data({ bank });
  if (problem !== undefined) return data({ problem });
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search, 303);
}

// Not `getPublicPageHeaders`: a browser may send a cookie that opens its order, which nobody else may see.

/**
 * One page for the gateway's four return addresses. An address proves nothing about the payment; only the order counts.
 */
export default function PaymentResponse({
  loaderData,
  actionData,
}: Pick<Route.ComponentProps, 'loaderData'> & Partial<Pick<Route.ComponentProps, 'actionData'>>) {
  const { pathname } = useLocation();
  const visit = paymentOutcomes.find((one) => pathname.endsWith(`/${one}`)) ?? 'success';
  if (actionData && 'bank' in actionData)
    return <GatewayRedirectPage title="Continue to payment" {...actionData.bank} />;
  return <PaymentResultPage visit={visit} {...loaderData} problem={actionData?.problem} />;
}

export function meta({ matches, location }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Your order',
    description: 'The status of your order, its invoice and what happens next.',
    canonical: location.pathname,
    noIndex: true,
  });
}
