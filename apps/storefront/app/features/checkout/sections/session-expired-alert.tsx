import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useEffect, useRef } from 'react';
import { openSignInDialog } from '../../customer/session/sign-in-dialog-store.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** An alert that the session has expired. Nothing is ordered until the user signs in or continues as a guest. */
export function SessionExpiredAlert({ checkout: { session } }: { checkout: UseCheckoutResult }) {
  const { ended, goOnAsGuest } = session;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ended) news.current?.focus();
  }, [ended]);
  if (!ended) return null;
  return (
    <InlineAlert
      ref={news}
      tabIndex={-1}
      variant="warning"
      className="mt-6"
      title="You’ve been signed out."
      action={
        <>
          <Button size="small" variant="secondary" onClick={() => openSignInDialog()}>
            Sign in
          </Button>
          <Button size="small" variant="ghost" onClick={goOnAsGuest}>
            Continue as a guest
          </Button>
        </>
      }
    >
      Everything you’ve typed is still here, and nothing has been ordered.
    </InlineAlert>
  );
}
