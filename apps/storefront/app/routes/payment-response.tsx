import { type HeadersFunction, useLocation } from 'react-router-dom';
import { noonOfDay } from '../features/delivery/noon-of-day.ts';
import type { BareHandle } from '../features/navigation/bare-frame.ts';
import { type Visit, visits } from '../features/orders/read-order.ts';
import { ResultPage } from '../features/orders/result-page.tsx';
import { returnedGuest } from '../features/orders/returned-guest.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/payment-response.ts';

export const handle = { bareFrame: {} } satisfies BareHandle;

export async function loader({ request, context: { api, bankAccount } }: Route.LoaderArgs) {
  const guest = await returnedGuest(api, request, visitOf(new URL(request.url).pathname));
  return { now: noonOfDay(new Date()), bankAccount, ...(guest && { guest }) };
}

/** A browser may bring a cookie along that opens its order: nothing of that is anybody else's. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' });

/** One page under four addresses: what they say of a payment is a rumour, and the order itself is what counts. */
export default function PaymentResponse({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { pathname } = useLocation();
  return <ResultPage visit={visitOf(pathname)} {...loaderData} />;
}

function visitOf(pathname: string): Visit {
  return visits.find((one) => pathname.replace(/\.data$/, '').endsWith(`/${one}`)) ?? 'success';
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData?.shop, {
    title: 'Your order',
    description: 'What came of your order, its invoice, and what happens next.',
  });
}
