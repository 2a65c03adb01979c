import { Button, type ButtonProps } from '@piri/ui/button';
import { EmptyState } from '@piri/ui/empty-state';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRootData } from '../../platform/settings/root-data.ts';
import { isModifiedClick } from './is-modified-click.ts';
import { getSignInHref } from './safe-return-path.ts';
import { useSession } from './session-store.ts';
import { openSignInDialog } from './sign-in-dialog-store.ts';

/**
 * Opens the sign-in dialog once for a guest on a page of the account. It does not open again after it was closed or
 * after signing out on the page, nor while the API is unreachable, which the page reports.
 */
export function useOpenSignInOnce() {
  const isApiReachable = useRootData()?.reference.complete ?? false;
  const status = useSession((session) => session.status);
  const { pathname, search } = useLocation();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (status === 'unknown' || hasOpened.current) return;
    hasOpened.current = true;
    if (status === 'out' && isApiReachable) openSignInDialog({ to: pathname + search });
  }, [status, isApiReachable, pathname, search]);
}

/** Shown on a page of the account if the user is not signed in. It says what the page is for and offers to sign in. */
export function SignInRequiredMessage({ title, children }: { title: string; children: ReactNode }) {
  const status = useSession((session) => session.status);
  return (
    // Until the session is known, an attribute on the document decides whether this is shown.
    <div className={status === 'unknown' ? 'in-data-[session=signed-in]:hidden' : undefined}>
      <EmptyState size="page" title={title} action={<SignInButton />}>
        {children}
      </EmptyState>
    </div>
  );
}

/** A button that opens the sign-in dialog over the current page. */
export function SignInButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const ask = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openSignInDialog({ to: here });
  };
  return (
    <Button asChild {...(variant && { variant })}>
      <Link to={getSignInHref(here)} onClick={ask}>
        Sign in
      </Link>
    </Button>
  );
}
