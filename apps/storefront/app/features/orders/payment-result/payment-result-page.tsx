import { Container } from '@piri/ui/container';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BankAccount } from '../../../../server/shop-config.ts';
import { savePlacedOrder } from '../../checkout/placed-orders/placed-orders.ts';
import type { PaymentOutcome } from '../order/fetch-order.ts';
import { LoadedOrder } from '../order/loaded-order.tsx';
import { OrderLookupScreen } from '../order/order-lookup-screen.tsx';
import { useOrder } from '../order/use-order.ts';
import type { GuestPaymentResultData } from './load-guest-payment-result.ts';
import { OrderStatusOverview } from './order-status-overview.tsx';

export interface PaymentResultPageProps {
  visit: PaymentOutcome;
  /** The reference time for all dates on the page. */
  now: string;
  bankAccount: BankAccount;
  /** The order of a guest without JavaScript. */
  guest?: GuestPaymentResultData | undefined;
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
  const find = <OrderLookupScreen invoiceId={invoiceId} to={({ invoiceId: found }) => resultHref(found)} />;
  return (
    <Container className="pt-6 md:pt-9">
      {invoiceId === '' ? (
        find
      ) : (
        <LoadedOrder returned={returned} notFound={find}>
          {({ order, gatewayUnreachable }) => (
            <OrderStatusOverview
              {...{ order, gatewayUnreachable, returned, bankAccount, problem }}
              today={now.slice(0, 10)}
              formKey={guest?.key}
            />
          )}
        </LoadedOrder>
      )}
    </Container>
  );
}

/** Returns the address that only reads the outcome, from whichever one the user came back to. */
function resultHref(invoiceId: string): string {
  return `/payments/response/success?invoiceId=${invoiceId}`;
}
