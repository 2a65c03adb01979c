import { useSearchParams } from 'react-router-dom';
import { SalePage } from '../features/orders/history/sale-page.tsx';
import { SalesPage } from '../features/orders/history/sales-page.tsx';
import { salesHref } from '../features/orders/sales/sales-hrefs.ts';
import { getDhakaNoon } from '../features/platform/dates/get-dhaka-noon.ts';
import type { PageQuery } from '../features/platform/requests/page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/sales.ts';

export { publicPage as headers } from '../features/platform/requests/public-page.ts';

export const pageQuery = { keys: ['id', 'view', 'page'] } satisfies PageQuery;

export function loader({ context: { bankAccount } }: Route.LoaderArgs) {
  return { now: getDhakaNoon(new Date()), bankAccount };
}

/** Only the browser knows whose orders these are: the document is the same for all users. */
export default function Sales({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (!id) return <SalesPage today={loaderData.now.slice(0, 10)} />;
  const back = { to: salesHref('BOOKINGS'), label: 'Your bookings' };
  return <SalePage key={id} orderId={id} back={back} {...loaderData} />;
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Orders and bookings',
    description: 'What you have ordered, what we build for you, and how it stands.',
    canonical: '/sales',
    noIndex: true,
  });
}
