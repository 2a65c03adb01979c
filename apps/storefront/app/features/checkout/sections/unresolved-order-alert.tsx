import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useEffect, useRef } from 'react';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { openSignInDialog } from '../../customer/session/sign-in-dialog-store.ts';
import type { CheckoutAttempt } from '../form/checkout-attempt.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/**
 * An alert about an order whose outcome is unknown, or whose payment could not start. Sending it again does not place a
 * second order; a second order needs an explicit choice.
 */
export function UnresolvedOrderAlert({ checkout: { ordering, customer } }: { checkout: UseCheckoutResult }) {
  const { unresolvedAttempt, sendAgain, discardAttempt } = ordering;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unresolvedAttempt) news.current?.focus();
  }, [unresolvedAttempt]);
  if (!unresolvedAttempt) return null;
  const { kind, status, customerId } = unresolvedAttempt;
  const messages = checkoutMessages[kind];
  const stands = status === 'gatewayDown';
  const isTheirs = customerId === '' || customerId === customer;
  return (
    <InlineAlert
      ref={news}
      tabIndex={-1}
      variant={stands ? 'warning' : 'error'}
      className="mt-6"
      title={stands ? messages.gatewayDownTitle : messages.outcomeUnknownTitle}
      action={
        <>
          {isTheirs ? (
            <Button size="small" onClick={sendAgain}>
              {stands ? 'Try the bank again' : 'Send it again'}
            </Button>
          ) : (
            <Button size="small" onClick={() => openSignInDialog()}>
              Sign in to find out
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={discardAttempt}>
            {messages.startAnotherLabel}
          </Button>
        </>
      }
    >
      {stands ? formatOrderState(unresolvedAttempt) : formatUnheard(unresolvedAttempt)}
    </InlineAlert>
  );
}

function formatOrderState({ kind, order }: CheckoutAttempt): string {
  const amount = formatTaka(order.expectedTotal);
  return kind === 'ORDER'
    ? `We’re holding your items for half an hour, and nothing has been paid yet (${amount} to pay). If you’d rather start again, leave this order: it’s cancelled automatically if it isn’t paid.`
    : 'Nothing has been paid yet. If you’d rather start again, leave this booking: it’s cancelled automatically if it isn’t paid.';
}

function formatUnheard({ kind, order }: CheckoutAttempt): string {
  const amount = formatTaka(order.expectedTotal);
  return kind === 'ORDER'
    ? `The total was ${amount}. It’s safe to send it again: it can only be placed once. Start a new order only if you want a second one.`
    : `The price was ${amount}. It’s safe to send it again: it can only be booked once. Start a new booking only if you want two.`;
}
