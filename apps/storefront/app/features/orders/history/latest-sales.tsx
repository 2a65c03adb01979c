import { dayInDhaka } from '@piri/pricing/dhaka-calendar';
import { StitchedLink } from '../../platform/links/stitched-link.tsx';
import { SaleRows } from '../sales/sale-rows.tsx';
import { ordersHref, type SaleView, salesHref } from '../sales/sales-pages.ts';
import { useSales } from '../sales/use-sales.ts';
import { SalesAnswer, salesWords } from './sales-answer.tsx';

/** As many as tell how things stand. */
const latest = 3;

export function LatestOrders() {
  return <LatestSales view="ORDERS" to={ordersHref()} words="All your orders" />;
}

export function LatestBookings() {
  return <LatestSales view="BOOKINGS" to={salesHref('BOOKINGS')} words="All your bookings" />;
}

/** What a customer has ordered or booked last, and the way to the rest. */
function LatestSales({ view, to, words }: { view: SaleView; to: string; words: string }) {
  const sales = useSales({ view, page: 1, size: latest });
  return (
    <SalesAnswer view={view} sales={sales}>
      {(list) => (
        <>
          <SaleRows aria-label={salesWords[view].name} sales={list} today={dayInDhaka(new Date())} />
          <p className="mt-6">
            <StitchedLink to={to}>{words}</StitchedLink>
          </p>
        </>
      )}
    </SalesAnswer>
  );
}
