import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import { Button } from '@piri/ui/button';
import { ErrorState } from '@piri/ui/error-state';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getOrderHref } from '../../checkout/placed-orders/get-order-href.ts';
import { formatLongDate } from '../../platform/dates/dhaka-dates.ts';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { LimitedOrderAccessNotice } from '../order/limited-order-access-notice.tsx';
import { loadedOrderMessages } from '../order/loaded-order-messages.ts';
import { useOrder } from '../order/use-order.ts';
import { ReturnForm } from './return-form.tsx';
import { ReturnList } from './return-list.tsx';
import { returnMessages } from './return-messages.ts';
import { ReturnOrderLookup } from './return-order-lookup.tsx';
import { getReturnableLines } from './return-rules.ts';

/** A return of one order, for the browser that has access to it. */
export function OrderReturn({ orderId }: { orderId: string }) {
  const returned = useOrder({ by: 'orderId', value: orderId }, 'later');
  const { read, loading, refetch, show } = returned;
  const [asked, setAsked] = useState(0);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The submitted form is removed with the focus in it, so focus the confirmation.
    if (asked > 0) news.current?.focus();
  }, [asked]);
  if (read === undefined) {
    return (
      <Skeleton label={loadedOrderMessages.loading}>
        <SkeletonText lines={5} className="max-w-140" />
      </Skeleton>
    );
  }
  if (read.at === 'failed') {
    return (
      <ErrorState
        announce
        title={loadedOrderMessages.failed}
        action={
          <Button loading={loading} onClick={refetch}>
            Try again
          </Button>
        }
      >
        {read.reason}
      </ErrorState>
    );
  }
  if (read.at === 'nowhere') return <ReturnOrderLookup />;
  const { order } = read;
  const left = getReturnableLines(order);
  return (
    <div className="grid max-w-140 gap-6">
      <Chosen order={order} />
      <InlineAlert
        ref={news}
        tabIndex={-1}
        announce
        variant="success"
        className="empty:absolute"
        title={asked > 0 ? returnMessages.received : undefined}
      >
        {asked > 0 ? returnMessages.receivedDetails : undefined}
      </InlineAlert>
      {order.access === 'STATUS' && <LimitedOrderAccessNotice order={order} />}
      <ReturnList sale={order} />
      {order.access === 'WHOLE' && order.state === 'DELIVERED' && left.length > 0 && (
        <ReturnForm
          key={order.returns?.length}
          order={order}
          done={(sale) => {
            setAsked((times) => times + 1);
            show(sale);
          }}
        />
      )}
      {order.state !== 'DELIVERED' && <p>{returnMessages.notDelivered}</p>}
    </div>
  );
}

function Chosen({ order }: { order: OrderWithDetails }) {
  const today = toDhakaDate(new Date());
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span>
        {order.kind === 'BOOKING' ? 'Booking' : 'Order'}{' '}
        <UiLink asChild>
          <Link to={getOrderHref(order)} discover="none">
            {order.orderNumber}
          </Link>
        </UiLink>
        , {formatLongDate(order.createdAt, today)}
      </span>
      <UiLink asChild>
        <Link
          to="/return"
          discover="none"
          preventScrollReset
          className="relative before:absolute before:-inset-2.5"
        >
          Choose another order
        </Link>
      </UiLink>
    </p>
  );
}
