import { Container } from '@piri/ui/container';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BankAccount } from '../../../../server/shop-config.ts';
import { savePlacedOrder } from '../../checkout/placed-orders/placed-orders.ts';
import type { PaymentOutcome } from '../order/fetch-order.ts';
import { FindOrder } from '../order/find-order.tsx';
import { OrderStates } from '../order/order-states.tsx';
import { useOrder } from '../order/use-order.ts';
import type { GuestOrderData } from './load-guest-order.ts';
import { OrderStatusOverview } from './order-status-overview.tsx';

export interface PaymentResultPageProps {
  visit: PaymentOutcome;
  /** From which everything is counted that the page says of days. */
  now: string;
  bankAccount: BankAccount;
  /** The order of whoever placed it without JavaScript. */
  guest?: GuestOrderData | undefined;
  /** Why a payment did not begin that was asked for without JavaScript. */
  problem?: string | undefined;
}

/** What came of an order. Whose it is, only the browser knows: by what it keeps, or by a cookie where no script runs. */
export function PaymentResultPage({ visit, now, bankAccount, guest, problem }: PaymentResultPageProps) {
  const invoiceId = new URLSearchParams(useLocation().search).get('invoiceId') ?? '';
  useEffect(() => {
    if (guest?.remember) savePlacedOrder(guest.remember);
  }, [guest]);
  const returned = useOrder({ by: 'invoiceId', value: invoiceId }, visit, guest?.read);
  const find = <FindOrder invoiceId={invoiceId} to={({ invoiceId: found }) => resultHref(found)} />;
  return (
    <Container className="pt-6 md:pt-9">
      {invoiceId === '' ? (
        find
      ) : (
        <OrderStates returned={returned} nowhere={find}>
          {({ order, silent }) => (
            <OrderStatusOverview
              {...{ order, silent, returned, bankAccount, problem }}
              today={now.slice(0, 10)}
              formKey={guest?.key}
            />
          )}
        </OrderStates>
      )}
    </Container>
  );
}

/** The address that only asks, by whichever one somebody came. */
function resultHref(invoiceId: string): string {
  return `/payments/response/success?invoiceId=${invoiceId}`;
}
