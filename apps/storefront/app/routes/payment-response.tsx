import { useLocation } from 'react-router-dom';
import { noonOfDay } from '../features/delivery/noon-of-day.ts';
import type { BareHandle } from '../features/navigation/bare-frame.ts';
import { visits } from '../features/orders/read-order.ts';
import { ResultPage } from '../features/orders/result-page.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/payment-response.ts';

export const handle = { bareFrame: {} } satisfies BareHandle;

export function loader({ context: { bankAccount } }: Route.LoaderArgs) {
  return { now: noonOfDay(new Date()), bankAccount };
}

/** One page under four addresses: what they say of a payment is a rumour, and the order itself is what counts. */
export default function PaymentResponse({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { pathname } = useLocation();
  const visit = visits.find((one) => pathname.endsWith(`/${one}`)) ?? 'success';
  return <ResultPage visit={visit} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData?.shop, {
    title: 'Your order',
    description: 'What came of your order, its invoice, and what happens next.',
  });
}
