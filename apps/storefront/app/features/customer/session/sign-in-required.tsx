import { Button, type ButtonProps } from '@piri/ui/button';
import { EmptyState } from '@piri/ui/empty-state';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRootData } from '../../platform/settings/root-data.ts';
import { isModifiedClick } from './is-modified-click.ts';
import { signInHref } from './safe-return-path.ts';
import { useSession } from './session-store.ts';
import { openSignInDialog } from './sign-in-dialog-store.ts';

/**
 * Asks a stranger who opens a page of the account to sign in, once: not again after the form was closed, not somebody
 * who has just signed out there, and not while the shop cannot be reached, which the page says.
 */
export function usePromptSignIn() {
  const reached = useRootData()?.reference.complete ?? false;
  const status = useSession((session) => session.status);
  const { pathname, search } = useLocation();
  const asked = useRef(false);
  useEffect(() => {
    if (status === 'unknown' || asked.current) return;
    asked.current = true;
    if (status === 'out' && reached) openSignInDialog({ to: pathname + search });
  }, [status, reached, pathname, search]);
}

/** What stands on a page of the account for whoever is not signed in: what would be here, and the way in. */
export function SignInRequired({ title, children }: { title: string; children: ReactNode }) {
  const status = useSession((session) => session.status);
  return (
    // Until this browser's session is known a mark on the document tells which of the two is shown.
    <div className={status === 'unknown' ? 'in-data-[session=signed-in]:hidden' : undefined}>
      <EmptyState size="page" title={title} action={<SignInButton />}>
        {children}
      </EmptyState>
    </div>
  );
}

/** Asks to sign in, in front of the page that it stands on. */
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
      <Link to={signInHref(here)} onClick={ask}>
        Sign in
      </Link>
    </Button>
  );
}
