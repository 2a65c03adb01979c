import type { SaleSummary } from '@piri/contract/sales';
import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { ErrorState } from '@piri/ui/error-state';
import { Icon } from '@piri/ui/icon';
import { Link } from 'react-router-dom';
import { useSession } from '../../customer/session/session-store.ts';
import { formatShortDateOrToday } from '../../platform/dates/dhaka-dates.ts';
import { orderLookupMessages } from '../order/order-lookup-messages.ts';
import { saleListMessages } from '../sales/sale-list-messages.ts';
import { formatSoldLines } from '../sales/sale-messages.ts';
import { SaleRowsSkeleton } from '../sales/sale-rows.tsx';
import { type UseSalesResult, useGuestSales, useSales } from '../sales/use-sales.ts';
import { ReturnOrderLookup } from './return-order-lookup.tsx';
import { getReturnHref } from './return-rules.ts';

/** Selects the order to return from, among the delivered orders of the account and of this browser. */
export function OrderPicker() {
  const status = useSession((session) => session.status);
  return (
    <>
      {status === 'unknown' && (
        <SaleRowsSkeleton
          rows={1}
          label={saleListMessages.ORDERS.loading}
          className="hidden in-data-[session=signed-in]:block"
        />
      )}
      {status === 'in' && <OfAccount />}
      <OfBrowser />
      <div className={status === 'unknown' ? 'in-data-[session=signed-in]:hidden' : undefined}>
        {status !== 'in' && <ReturnOrderLookup />}
      </div>
    </>
  );
}

function OfAccount() {
  const sales = useSales({ view: 'ORDERS', page: 1, state: 'DELIVERED' });
  return (
    <Delivered
      name="Your delivered orders"
      sales={sales}
      empty="You have no delivered orders yet. To return a booked piece, open its booking."
    />
  );
}

function OfBrowser() {
  const { any, ...sales } = useGuestSales();
  return any ? <Delivered name={orderLookupMessages.inThisBrowser} sales={sales} /> : null;
}

function Delivered({
  name,
  sales: { read, refetch },
  empty,
}: {
  name: string;
  sales: UseSalesResult;
  empty?: string;
}) {
  if (read === undefined) return <SaleRowsSkeleton rows={1} label={saleListMessages.ORDERS.loading} />;
  if (read.at === 'failed') {
    return (
      <ErrorState title={saleListMessages.ORDERS.failed} onRetry={refetch} announce>
        {read.reason}
      </ErrorState>
    );
  }
  const list = read.list.filter(({ state }) => state === 'DELIVERED');
  if (list.length === 0) return empty === undefined ? null : <p>{empty}</p>;
  return (
    <>
      <p>Which order is this about?</p>
      <ul aria-label={name} className="max-w-140 divide-y divide-subtle border-subtle border-y">
        {list.map((sale) => (
          <Row key={sale.orderId} sale={sale} />
        ))}
      </ul>
    </>
  );
}

function Row({ sale: { orderId, orderNumber, createdAt, lines } }: { sale: SaleSummary }) {
  return (
    <li className="relative flex items-center justify-between gap-4 py-3.5 wrap-anywhere">
      <div className="min-w-0">
        <Link
          to={getReturnHref(orderId)}
          discover="none"
          preventScrollReset
          className="font-semibold underline-offset-3 after:absolute after:inset-0 hover:text-accent hover:underline"
        >
          {orderNumber}
        </Link>
        <span className="ms-3 text-muted text-small">
          {formatShortDateOrToday(createdAt, toDhakaDate(new Date()))}
        </span>
        <p>{formatSoldLines(lines)}</p>
      </div>
      <Icon name="chevron-right" width={20} height={20} />
    </li>
  );
}
