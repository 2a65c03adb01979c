import { Button } from '@piri/ui/button';
import { Section } from '@piri/ui/section';
import { Link } from 'react-router-dom';
import type { BankAccount } from '../../../../server/shop-config.ts';
import { getOrderHref } from '../../checkout/placed-orders/get-order-href.ts';
import { BrowseAllItemsLink } from '../../platform/links/standalone-link.tsx';
import { buildOrderSteps } from '../order/build-order-steps.ts';
import { CancelOrderButton } from '../order/cancel-order-button.tsx';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { InvoiceCard } from '../order/invoice-card.tsx';
import { OrderHeadline } from '../order/order-headline.tsx';
import { getOrderHeadlineTexts } from '../order/order-headline-texts.ts';
import { canRestoreCart, getOrderStatus, hasNoPaymentDue } from '../order/order-status.ts';
import { OrderTimeline } from '../order/order-timeline.tsx';
import { RestoreCartButton } from '../order/restore-cart-button.tsx';
import type { UseOrderResult } from '../order/use-order.ts';
import { useOrderActions } from '../order/use-order-actions.ts';
import { PaymentActions } from './payment-actions.tsx';

export interface OrderStatusOverviewProps {
  order: OrderWithDetails;
  /** The payment gateway did not respond. */
  gatewayUnreachable: boolean;
  today: string;
  returned: UseOrderResult;
  bankAccount: BankAccount;
  /** Without scripts: the key of the payment form, and why its last submission failed. */
  formKey?: string | undefined;
  problem?: string | undefined;
}

/** Shows the status of an order, its actions, the next steps and its invoice. */
export function OrderStatusOverview({
  order,
  gatewayUnreachable,
  today,
  returned,
  bankAccount,
  ...plain
}: OrderStatusOverviewProps) {
  const status = getOrderStatus(order);
  const actions = useOrderActions(order, returned);
  return (
    <div className="grid gap-x-16 gap-y-10 print:gap-y-6 lg:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="min-w-0">
        <OrderHeadline
          texts={getOrderHeadlineTexts(order, { today, long: returned.long })}
          large={hasNoPaymentDue(status)}
        />
        <PaymentActions {...{ order, gatewayUnreachable, today, returned, actions, bankAccount, ...plain }} />
        <div className="print:hidden">
          {canRestoreCart(status) && (
            <div className="mt-4 noscript:hidden max-sm:[&>button]:w-full">
              <RestoreCartButton lines={order.lines} couponCode={order.couponCode} />
            </div>
          )}
          <Section title="What happens next" gap={20} className="mt-12">
            <OrderTimeline steps={buildOrderSteps(order, today)} />
          </Section>
          <div className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-3">
            <Button
              asChild
              variant={hasNoPaymentDue(status) ? 'primary' : 'secondary'}
              className="noscript:hidden max-sm:w-full"
            >
              <Link to={getOrderHref(order)} discover="none">
                {order.kind === 'BOOKING' ? 'Track your booking' : 'Track your order'}
              </Link>
            </Button>
            <BrowseAllItemsLink>Continue shopping</BrowseAllItemsLink>
            {order.payment.canCancel && (
              <div className="max-sm:w-full noscript:hidden">
                <CancelOrderButton order={order} actions={actions} />
              </div>
            )}
          </div>
        </div>
      </div>
      <InvoiceCard order={order} className="lg:self-start" />
    </div>
  );
}
