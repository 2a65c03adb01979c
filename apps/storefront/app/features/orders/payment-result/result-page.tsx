import { Container } from '@piri/ui/container';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BankAccount } from '../../../../server/shop.ts';
import { rememberOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { FindOrder } from '../order/find-order.tsx';
import { OrderOrNot } from '../order/order-or-not.tsx';
import type { Visit } from '../order/read-order.ts';
import { useReturnedOrder } from '../order/use-returned-order.ts';
import { OrderResult } from './order-result.tsx';
import type { ReturnedGuest } from './returned-guest.ts';

export interface ResultPageProps {
  visit: Visit;
  /** From which everything is counted that the page says of days. */
  now: string;
  bankAccount: BankAccount;
  /** The order of whoever placed it without JavaScript. */
  guest?: ReturnedGuest | undefined;
  /** Why a payment did not begin that was asked for without JavaScript. */
  problem?: string | undefined;
}

/** What came of an order. Whose it is, only the browser knows: by what it keeps, or by a cookie where no script runs. */
export function ResultPage({ visit, now, bankAccount, guest, problem }: ResultPageProps) {
  const invoiceId = new URLSearchParams(useLocation().search).get('invoiceId') ?? '';
  useEffect(() => {
    if (guest?.remember) rememberOrder(guest.remember);
  }, [guest]);
  const returned = useReturnedOrder({ by: 'invoiceId', value: invoiceId }, visit, guest?.read);
  const find = <FindOrder invoiceId={invoiceId} to={({ invoiceId: found }) => resultHref(found)} />;
  return (
    <Container className="pt-6 md:pt-9">
      {invoiceId === '' ? (
        find
      ) : (
        <OrderOrNot returned={returned} nowhere={find}>
          {({ order, silent }) => (
            <OrderResult
              {...{ order, silent, returned, bankAccount, problem }}
              today={now.slice(0, 10)}
              formKey={guest?.key}
            />
          )}
        </OrderOrNot>
      )}
    </Container>
  );
}

/** The address that only asks, by whichever one somebody came. */
function resultHref(invoiceId: string): string {
  return `/payments/response/success?invoiceId=${invoiceId}`;
}
