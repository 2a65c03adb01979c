import { data, redirect, useLocation } from 'react-router-dom';
import { CheckoutHead } from '../features/checkout/layouts/checkout-head.tsx';
import { ToTheBank } from '../features/checkout/no-script/to-the-bank.tsx';
import { visits } from '../features/orders/order/read-order.ts';
import { payPlainly } from '../features/orders/payment-result/pay-plainly.ts';
import { ResultPage } from '../features/orders/payment-result/result-page.tsx';
import { returnedGuest } from '../features/orders/payment-result/returned-guest.ts';
import { noonOfDay } from '../features/platform/dates/noon-of-day.ts';
import { pageMeta } from '../features/platform/seo/page-meta.ts';
import type { OwnHead } from '../features/shell/navigation/own-head.ts';
import type { Route } from './+types/payment-response.ts';

export const handle = { head: CheckoutHead } satisfies OwnHead;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = visits.find((one) => one === params.visit);
  if (!visit) throw data(null, { status: 404 });
  const guest = await returnedGuest(context, request, visit);
  return { now: noonOfDay(new Date()), bankAccount: context.bankAccount, ...(guest && { guest }) };
}

/** Without JavaScript the payment begins here. With it the page asks the shop itself, and stays. */
export async function action({ request, context }: Route.ActionArgs) {
  const { bank, problem } = await payPlainly(context, request);
  if (bank) return data({ bank });
  if (problem !== undefined) return data({ problem });
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search, 303);
}

// Not `publicPage`: a browser may bring a cookie along that opens its order. Nothing of that is anybody else's.

/** One page under four addresses: what they say of a payment is a rumour, and the order itself is what counts. */
export default function PaymentResponse({
  loaderData,
  actionData,
}: Pick<Route.ComponentProps, 'loaderData'> & Partial<Pick<Route.ComponentProps, 'actionData'>>) {
  const { pathname } = useLocation();
  const visit = visits.find((one) => pathname.endsWith(`/${one}`)) ?? 'success';
  if (actionData && 'bank' in actionData) return <ToTheBank title="On to the payment" {...actionData.bank} />;
  return <ResultPage visit={visit} {...loaderData} problem={actionData?.problem} />;
}

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData?.shop, {
    title: 'Your order',
    description: 'What came of your order, its invoice, and what happens next.',
    canonical: location.pathname,
    noIndex: true,
  });
}
