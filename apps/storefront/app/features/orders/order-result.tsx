import type { Order } from '@piri/contract/order';
import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { Timeline, TimelineEvent } from '@piri/ui/timeline';
import { Link } from 'react-router-dom';
import type { BankAccount } from '../../../server/shop.ts';
import { BankDetails } from './bank-details.tsx';
import { GiveUp } from './give-up.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { stepsOf } from './next-steps.ts';
import { OrderHeadline } from './order-headline.tsx';
import { wordsFor } from './order-words.ts';
import { PayAgain } from './pay-again.tsx';
import { PutBack } from './put-back-button.tsx';
import { isSettled, mayGoBack, standingOf } from './standing.ts';
import { useOrderDeeds } from './use-order-deeds.ts';
import type { ReturnedOrder } from './use-returned-order.ts';

export interface OrderResultProps {
  order: Order;
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
  const { canPayAgain, canCancel, method } = order.payment;
  const pending = standing === 'pending';
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="min-w-0">
        <OrderHeadline words={wordsFor(order, { today, long: returned.long })} loud={isSettled(standing)} />
        {pending && <Asking {...{ silent, returned }} />}
        {standing === 'later' && method === 'PAY_LATER' && (
          <BankDetails account={bankAccount} order={order} today={today} />
        )}
        <div className="print:hidden">
          <InlineAlert live variant="error" className="not-empty:mt-8">
            {deeds.problem ?? plain.problem}
          </InlineAlert>
          {canPayAgain && (!pending || returned.long) && (
            <PayAgain order={order} deeds={deeds} formKey={plain.formKey} />
          )}
          {mayGoBack(standing) && (
            <div className="mt-4 noscript:hidden max-sm:[&>button]:w-full">
              <PutBack lines={order.lines} couponCode={order.couponCode} />
            </div>
          )}
          <section aria-label="What happens next" className="mt-12">
            <Heading level={2} look="small-title" className="mb-5">
              What happens next
            </Heading>
            <Timeline>
              {stepsOf(order, today).map(({ when, state, text }) => (
                <TimelineEvent key={when + text} when={when} state={state}>
                  {text}
                </TimelineEvent>
              ))}
            </Timeline>
          </section>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
            <UiLink asChild variant="stitched">
              <Link
                to="/shop?categoryName=all"
                discover="none"
                className="relative before:absolute before:-inset-3"
              >
                Continue shopping
              </Link>
            </UiLink>
            {canCancel && (
              <div className="noscript:hidden">
                <GiveUp orderNumber={order.orderNumber} deeds={deeds} />
              </div>
            )}
          </div>
        </div>
      </div>
      <InvoiceCard order={order} className="lg:self-start" />
    </div>
  );
}

/** While nobody knows: that it is being asked, and what to do when it takes long. */
function Asking({ silent, returned }: Pick<OrderResultProps, 'silent' | 'returned'>) {
  const { asking, over, askAgain } = returned;
  return (
    <div className="mt-6 grid justify-items-start gap-4 print:hidden">
      <InlineAlert live variant="warning">
        {silent ? 'The bank’s service does not answer us just now. Your order stands.' : undefined}
      </InlineAlert>
      {over ? (
        <Button variant="secondary" busy={asking} onClick={askAgain}>
          Ask the bank again
        </Button>
      ) : (
        <div aria-hidden="true" className="h-4 w-40 text-neel before:block before:w-full before:stitch-run" />
      )}
      <noscript>
        <meta httpEquiv="refresh" content="15" />
      </noscript>
    </div>
  );
}
