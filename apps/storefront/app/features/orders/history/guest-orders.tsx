import { ErrorState } from '@piri/ui/error-state';
import { Section } from '@piri/ui/section';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { formatLoadFailure } from '../order/loaded-order-messages.ts';
import { orderLookupMessages } from '../order/order-lookup-messages.ts';
import { SaleRows, SaleRowsSkeleton } from '../sales/sale-rows.tsx';
import type { UseGuestSalesResult } from '../sales/use-sales.ts';

export interface GuestOrdersProps {
  sales: UseGuestSalesResult;
  today: string;
  className?: string;
}

/** Lists the orders placed in this browser without an account. Renders nothing if there are none. */
export function GuestOrders({ sales: { any, read, refetch }, today, className }: GuestOrdersProps) {
  if (!any || (read?.at === 'list' && read.list.length === 0)) return null;
  return (
    <InThisBrowser className={className}>
      {read === undefined && <OnTheirWay />}
      {read?.at === 'list' && (
        <SaleRows aria-label={orderLookupMessages.inThisBrowser} sales={read.list} today={today} />
      )}
      {read?.at === 'failed' && (
        <ErrorState title="We can’t show these orders at the moment." onRetry={refetch} announce>
          {formatLoadFailure(read.reason)}
        </ErrorState>
      )}
    </InThisBrowser>
  );
}

/** A skeleton shown before React knows whether there are any. `guest-orders-script.ts` marks the document for it. */
export function GuestOrdersSkeleton() {
  return (
    <InThisBrowser className="hidden in-data-[session=guest]:block">
      <OnTheirWay />
    </InThisBrowser>
  );
}

function InThisBrowser({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <Section title={orderLookupMessages.inThisBrowser} className={cx('mb-12', className)}>
      {children}
    </Section>
  );
}

function OnTheirWay() {
  return <SaleRowsSkeleton label="Loading orders from this browser…" rows={1} />;
}
