import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { StandaloneLink } from '../../platform/links/standalone-link.tsx';
import { saleListMessages } from '../sales/sale-list-messages.ts';
import { SaleRows } from '../sales/sale-rows.tsx';
import { getOrdersHref, getSalesHref, type SaleView } from '../sales/sales-hrefs.ts';
import { useSales } from '../sales/use-sales.ts';
import { LoadedSales } from './loaded-sales.tsx';

/** The number of orders shown. */
const latest = 3;

export function LatestOrders() {
  return <LatestSales view="ORDERS" to={getOrdersHref()} label="All your orders" />;
}

export function LatestBookings() {
  return <LatestSales view="BOOKINGS" to={getSalesHref('BOOKINGS')} label="All your bookings" />;
}

/** Lists the latest orders or bookings, with a link to all of them. */
function LatestSales({ view, to, label }: { view: SaleView; to: string; label: string }) {
  const sales = useSales({ view, page: 1, size: latest });
  return (
    <LoadedSales view={view} sales={sales}>
      {(list) => (
        <>
          <SaleRows aria-label={saleListMessages[view].name} sales={list} today={toDhakaDate(new Date())} />
          <p className="mt-6">
            <StandaloneLink to={to}>{label}</StandaloneLink>
          </p>
        </>
      )}
    </LoadedSales>
  );
}
