import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useEffect, useRef } from 'react';
import { openSignInDialog } from '../../customer/session/sign-in-dialog-store.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { getUnresolvedOrderMessage } from './unresolved-order-messages.ts';

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
  const { title, text } = getUnresolvedOrderMessage(unresolvedAttempt);
  const stands = status === 'gatewayDown';
  const isTheirs = customerId === '' || customerId === customer;
  return (
    <InlineAlert
      ref={news}
      tabIndex={-1}
      variant={stands ? 'warning' : 'error'}
      className="mt-6"
      title={title}
      action={
        <>
          {isTheirs ? (
            <Button size="small" onClick={sendAgain}>
              {stands ? 'Try the bank again' : checkoutMessages[kind].sendAgainLabel}
            </Button>
          ) : (
            <Button size="small" onClick={() => openSignInDialog()}>
              Sign in to find out
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={discardAttempt}>
            {checkoutMessages[kind].startAnotherLabel}
          </Button>
        </>
      }
    >
      {text}
    </InlineAlert>
  );
}
