import { useSearchParams } from 'react-router-dom';
import { OrdersPage } from '../features/orders/history/orders-page.tsx';
import { SaleDetailsPage } from '../features/orders/history/sale-details-page.tsx';
import { saleListMessages } from '../features/orders/sales/sale-list-messages.ts';
import { getOrdersHref } from '../features/orders/sales/sales-hrefs.ts';
import { getDhakaNoon } from '../features/platform/dates/get-dhaka-noon.ts';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/orders.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['id', 'page'] } satisfies AllowedPageQuery;

export function loader({ context: { bankAccount } }: Route.LoaderArgs) {
  return { now: getDhakaNoon(new Date()), bankAccount };
}

/** Only the browser knows whose orders these are: the document is the same for all users. */
export default function Orders({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!id) return <OrdersPage today={loaderData.now.slice(0, 10)} />;
  return (
    <SaleDetailsPage
      key={id}
      orderId={id}
      back={{ to: getOrdersHref(), label: saleListMessages.ORDERS.name }}
      {...loaderData}
    />
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: saleListMessages.ORDERS.name,
    description: 'Order status and invoices.',
    canonical: '/orders',
    noIndex: true,
  });
}
