import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { ErrorState } from '@piri/ui/error-state';
import { Heading } from '@piri/ui/heading';
import { Skeleton, SkeletonPicture, SkeletonText } from '@piri/ui/skeleton';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BankAccount } from '../../../server/shop.ts';
import { useRootData } from '../../root-data.ts';
import { FindOrder } from './find-order.tsx';
import { OrderResult } from './order-result.tsx';
import { rememberOrder } from './placed-orders.ts';
import type { Visit } from './read-order.ts';
import type { ReturnedGuest } from './returned-guest.ts';
import { useReturnedOrder } from './use-returned-order.ts';

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
  const returned = useReturnedOrder(invoiceId, visit, guest?.read);
  const { read, asking, askAgain } = returned;
  return (
    <Container className="pt-6 md:pt-9">
      {invoiceId === '' || read?.at === 'nowhere' ? (
        <FindOrder invoiceId={invoiceId} />
      ) : (
        <>
          {read === undefined && <Waiting />}
          {read?.at === 'failed' && (
            <ErrorState
              size="page"
              live
              title="We cannot show your order just now."
              action={
                <Button busy={asking} onClick={askAgain}>
                  Try again
                </Button>
              }
            >
              {read.reason} Nothing is lost: what was ordered stands, and what was paid is paid.
            </ErrorState>
          )}
          {read?.at === 'order' && (
            <OrderResult
              order={read.order}
              silent={read.silent}
              today={now.slice(0, 10)}
              formKey={guest?.key}
              {...{ returned, bankAccount, problem }}
            />
          )}
        </>
      )}
    </Container>
  );
}

/** As high as what comes, and with the one heading that is true of every order. */
function Waiting() {
  const hotline = useRootData()?.shop.hotlineShort;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-x-16">
      <div>
        <Heading level={1}>Your order</Heading>
        <p className="measure mt-6 hidden text-lead noscript:block">
          Your own browser opens your order, and JavaScript is what it does so with. Please switch it on for
          this shop and load the page anew. What you have ordered stands without it
          {hotline && (
            <>
              {' '}
              too: ring us at <a href={`tel:${hotline}`}>{hotline}</a>
            </>
          )}
          .
        </p>
        <Skeleton label="Your order is on its way" className="mt-6 noscript:hidden">
          <SkeletonText lines={2} className="max-w-140" />
          <SkeletonText lines={4} className="mt-12 max-w-120" />
        </Skeleton>
      </div>
      <SkeletonPicture ratio="4 / 5" className="noscript:hidden" />
    </div>
  );
}
