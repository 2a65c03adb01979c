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
  /** The reference time for all dates on the page. */
  now: string;
  bankAccount: BankAccount;
  /** The order of a guest without JavaScript. */
  guest?: GuestOrderData | undefined;
  /** Why a payment without JavaScript did not start. */
  problem?: string | undefined;
}

/** The result page of an order. Only the browser knows whose it is: by its storage, or by a cookie without scripts. */
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
        <OrderStates returned={returned} notFound={find}>
          {({ order, gatewayUnreachable }) => (
            <OrderStatusOverview
              {...{ order, gatewayUnreachable, returned, bankAccount, problem }}
              today={now.slice(0, 10)}
              formKey={guest?.key}
            />
          )}
        </OrderStates>
      )}
    </Container>
  );
}

/** Returns the address that only reads the outcome, from whichever one the user came back to. */
function resultHref(invoiceId: string): string {
  return `/payments/response/success?invoiceId=${invoiceId}`;
}
