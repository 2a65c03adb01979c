import { Button } from '@piri/ui/button';
import { Section } from '@piri/ui/section';
import { Link } from 'react-router-dom';
import type { BankAccount } from '../../../../server/shop.ts';
import { saleHref } from '../../checkout/placed-orders/sale-href.ts';
import { ToTheRooms } from '../../platform/links/stitched-link.tsx';
import { GiveUp } from '../order/give-up.tsx';
import { InvoiceCard } from '../order/invoice-card.tsx';
import { stepsOf } from '../order/next-steps.ts';
import { OrderHeadline } from '../order/order-headline.tsx';
import { OrderSteps } from '../order/order-steps.tsx';
import { wordsFor } from '../order/order-words.ts';
import { PutBack } from '../order/put-back-button.tsx';
import type { OpenedOrder } from '../order/read-order.ts';
import { isSettled, mayGoBack, standingOf } from '../order/standing.ts';
import { useOrderDeeds } from '../order/use-order-deeds.ts';
import type { ReturnedOrder } from '../order/use-returned-order.ts';
import { OrderPayment } from './order-payment.tsx';

export interface OrderResultProps {
  order: OpenedOrder;
  /** Whoever takes the money could not be asked. */
  silent: boolean;
  today: string;
  returned: ReturnedOrder;
  bankAccount: BankAccount;
  /** Where no script runs: the key of a form that pays, and why the last one did not. */
  formKey?: string | undefined;
  problem?: string | undefined;
}

/** How an order stands: what happened, what one can do, what comes next, and its invoice. */
export function OrderResult({ order, silent, today, returned, bankAccount, ...plain }: OrderResultProps) {
  const standing = standingOf(order);
  const deeds = useOrderDeeds(order, returned);
  return (
    <div className="grid gap-x-16 gap-y-10 print:gap-y-6 lg:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="min-w-0">
        <OrderHeadline words={wordsFor(order, { today, long: returned.long })} loud={isSettled(standing)} />
        <OrderPayment {...{ order, silent, today, returned, deeds, bankAccount, ...plain }} />
        <div className="print:hidden">
          {mayGoBack(standing) && (
            <div className="mt-4 noscript:hidden max-sm:[&>button]:w-full">
              <PutBack lines={order.lines} couponCode={order.couponCode} />
            </div>
          )}
          <Section title="What happens next" gap={20} className="mt-12">
            <OrderSteps steps={stepsOf(order, today)} />
          </Section>
          <div className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-3">
            <Button
              asChild
              variant={isSettled(standing) ? 'primary' : 'secondary'}
              className="noscript:hidden max-sm:w-full"
            >
              <Link to={saleHref(order)} discover="none">
                {order.kind === 'BOOKING' ? 'Follow the booking' : 'Follow the order'}
              </Link>
            </Button>
            <ToTheRooms>Continue shopping</ToTheRooms>
            {order.payment.canCancel && (
              <div className="max-sm:w-full noscript:hidden">
                <GiveUp order={order} deeds={deeds} />
              </div>
            )}
          </div>
        </div>
      </div>
      <InvoiceCard order={order} className="lg:self-start" />
    </div>
  );
}
