import { getLineKey } from '@piri/contract/line-item';
import type { SaleSummary } from '@piri/contract/sales';
import { Button } from '@piri/ui/button';
import { StatusBadge } from '@piri/ui/status-badge';
import { Link } from 'react-router-dom';
import type { CartProducts } from '../../cart/pricing/fetch-cart-products.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { getOrderHref } from '../../checkout/placed-orders/get-order-href.ts';
import { formatShortDateOrToday } from '../../platform/dates/dhaka-dates.ts';
import { ReorderResultAlert } from './reorder-result-alert.tsx';
import { formatAmountDue, formatSoldLines, getNextAction, getSaleBadge } from './sale-messages.ts';
import { SoldItemThumbnail } from './sold-item-thumbnail.tsx';
import { type UseReorderResult, useReorder } from './use-reorder.ts';

export interface SaleRowProps {
  sale: SaleSummary;
  offers: CartProducts;
  /** The current day in Dhaka. */
  today: string;
}

/** An order or a booking in a list, with its status, amount due and next action. The whole row links to it. */
export function SaleRow({ sale, offers, today }: SaleRowProps) {
  const { orderNumber, createdAt, lines, payment } = sale;
  const again = useReorder(lines);
  const { tone, text } = getSaleBadge(sale);
  const due = formatAmountDue(sale);
  return (
    <li
      className={[
        'relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-subtle border-b py-5 wrap-anywhere',
        'md:grid-cols-[8rem_minmax(0,1fr)_auto] lg:grid-cols-[8rem_minmax(0,4fr)_minmax(0,3fr)_8.5rem_9rem] lg:items-center lg:gap-x-6',
      ].join(' ')}
    >
      <span aria-hidden="true" className="flex gap-2 md:*:w-15">
        {lines.slice(0, 2).map((line) => (
          <SoldItemThumbnail
            key={getLineKey(line)}
            {...{ line, offers }}
            className="w-full max-md:not-first:hidden"
          />
        ))}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={getOrderHref(sale)}
            discover="none"
            className="font-semibold underline-offset-3 after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            {orderNumber}
          </Link>
          <span className="text-muted text-small">{formatShortDateOrToday(createdAt, today)}</span>
        </p>
        <p className="mt-1">{formatSoldLines(lines)}</p>
        <p className="mt-2 lg:hidden">
          <StatusBadge tone={tone} size="small">
            {text}
          </StatusBadge>
        </p>
      </div>
      <p className="max-lg:hidden">
        <StatusBadge tone={tone} size="small">
          {text}
        </StatusBadge>
      </p>
      <div className="flex items-center justify-between gap-4 max-md:col-span-full md:flex-col md:items-end lg:contents">
        <p className="tabular md:text-end">
          <span className="block font-semibold text-price">{formatTaka(payment.toPay)}</span>
          {due && <span className="block text-muted text-small">{due}</span>}
        </p>
        <Action {...{ sale, again }} />
      </div>
      <ReorderResultAlert answer={again.result} className="relative col-span-full" />
    </li>
  );
}

const shape = { size: 'small', className: 'relative min-w-30 lg:justify-self-stretch' } as const;

function Action({ sale, again }: { sale: SaleSummary; again: UseReorderResult }) {
  const action = getNextAction(sale);
  const { orderNumber } = sale;
  if (action === 'again') {
    return (
      <Button
        variant="secondary"
        {...shape}
        loading={again.busy}
        aria-label={`Order again: ${orderNumber}`}
        onClick={again.run}
      >
        Order again
      </Button>
    );
  }
  const label = action === 'pay' ? 'Pay' : 'View details';
  return (
    <Button asChild variant={action === 'pay' ? 'primary' : 'secondary'} {...shape}>
      <Link to={getOrderHref(sale)} discover="none" aria-label={`${label}: ${orderNumber}`}>
        {label}
      </Link>
    </Button>
  );
}
