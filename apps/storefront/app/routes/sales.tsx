import { useSearchParams } from 'react-router-dom';
import { OrdersAndBookingsPage } from '../features/orders/history/orders-and-bookings-page.tsx';
import { SaleDetailsPage } from '../features/orders/history/sale-details-page.tsx';
import { saleListMessages } from '../features/orders/sales/sale-list-messages.ts';
import { getSalesHref } from '../features/orders/sales/sales-hrefs.ts';
import { getDhakaNoon } from '../features/platform/dates/get-dhaka-noon.ts';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/sales.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['id', 'view', 'page'] } satisfies AllowedPageQuery;

export function loader({ context: { bankAccount } }: Route.LoaderArgs) {
  return { now: getDhakaNoon(new Date()), bankAccount };
}

/** Only the browser knows whose orders these are: the document is the same for all users. */
export default function Sales({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!id) return <OrdersAndBookingsPage today={loaderData.now.slice(0, 10)} />;
  const back = { to: getSalesHref('BOOKINGS'), label: saleListMessages.BOOKINGS.name };
  return <SaleDetailsPage key={id} orderId={id} back={back} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Orders and bookings',
    description: 'Your orders and bookings, with their status.',
    canonical: '/sales',
    noIndex: true,
  });
}
