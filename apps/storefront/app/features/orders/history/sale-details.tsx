import { Button } from '@piri/ui/button';
import { Section } from '@piri/ui/section';
import type { ReactNode } from 'react';
import type { BankAccount } from '../../../../server/shop-config.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { formatLongDate } from '../../platform/dates/dhaka-dates.ts';
import { CancelOrderButton } from '../order/cancel-order-button.tsx';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { InvoiceCard } from '../order/invoice-card.tsx';
import { LimitedOrderAccessNotice } from '../order/limited-order-access-notice.tsx';
import { OrderHeadline } from '../order/order-headline.tsx';
import { getOrderHeadlineTexts } from '../order/order-headline-texts.ts';
import { OrderTimeline } from '../order/order-timeline.tsx';
import type { UseOrderResult } from '../order/use-order.ts';
import { useOrderActions } from '../order/use-order-actions.ts';
import { PaymentActions } from '../payment-result/payment-actions.tsx';
import { buildOrderTimeline } from '../sales/build-order-timeline.ts';
import { ReorderResultAlert } from '../sales/reorder-result-alert.tsx';
import { useReorder } from '../sales/use-reorder.ts';
import { DeleteContactSection } from './delete-contact-section.tsx';
import { HandoverPin } from './handover-pin.tsx';
import { SaleDeliveryAndPayment } from './sale-delivery-and-payment.tsx';
import { SaleLines } from './sale-lines.tsx';
import { SaleReturns, shouldShowReturns } from './sale-returns.tsx';

export interface SaleDetailsProps {
  sale: OrderWithDetails;
  gatewayUnreachable: boolean;
  today: string;
  returned: UseOrderResult;
  bankAccount: BankAccount;
}

/** Shows an order or a booking in full, with its actions. When printed, only the invoice remains. */
export function SaleDetails({ sale, gatewayUnreachable, today, returned, bankAccount }: SaleDetailsProps) {
  const actions = useOrderActions(sale, returned);
  const again = useReorder(sale.lines);
  const status = useSession((session) => session.status);
  return (
    <div className="grid gap-x-16 gap-y-12 print:gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">
        <p className="mb-4 text-muted print:hidden">
          {sale.kind === 'BOOKING' ? 'Booking' : 'Order'}{' '}
          <span className="font-semibold">{sale.orderNumber}</span>, {formatLongDate(sale.createdAt, today)}
        </p>
        <OrderHeadline texts={getOrderHeadlineTexts(sale, { today, long: returned.long })} large={false} />
        <HandoverPin sale={sale} />
        {sale.access === 'STATUS' && <LimitedOrderAccessNotice order={sale} className="mt-8" />}
        <PaymentActions {...{ order: sale, gatewayUnreachable, today, returned, actions, bankAccount }} />
        <Part title="Status">
          <OrderTimeline steps={buildOrderTimeline(sale, today)} />
        </Part>
        <Part title={sale.kind === 'BOOKING' ? 'Your piece' : 'Your items'}>
          <SaleLines lines={sale.lines} />
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="secondary" loading={again.busy} onClick={again.run} className="max-sm:w-full">
              Order again
            </Button>
            {sale.payment.canCancel && <CancelOrderButton order={sale} actions={actions} />}
          </div>
          <ReorderResultAlert answer={again.result} className="mt-4" />
        </Part>
        {shouldShowReturns(sale) && (
          <Part title="Returns">
            <SaleReturns sale={sale} />
          </Part>
        )}
        <Part title="Delivery and payment">
          <SaleDeliveryAndPayment order={sale} />
        </Part>
        {status === 'out' && sale.access === 'WHOLE' && (
          <Part title="Your details">
            <DeleteContactSection order={sale} refetch={returned.refetch} />
          </Part>
        )}
      </div>
      <InvoiceCard order={sale} className="lg:sticky lg:top-22 lg:self-start print:static" />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} gap={20} className="mt-12 print:hidden">
      {children}
    </Section>
  );
}
