import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { getSafeReturnPath } from '../features/customer/session/safe-return-path.ts';
import { useSession } from '../features/customer/session/session-store.ts';
import { closeAccountDialog, useAccountDialog } from '../features/customer/session/sign-in-dialog-store.ts';
import { AccountFormPage } from '../features/customer/sign-in/account-form-page.tsx';
import { accountFormTexts } from '../features/customer/sign-in/account-form-texts.ts';
import { AlreadySignedIn } from '../features/customer/sign-in/already-signed-in.tsx';
import { ForgotPasswordFormContainer } from '../features/customer/sign-in/forgot-password-form.tsx';
import { ResetPasswordFormContainer } from '../features/customer/sign-in/reset-password-form.tsx';
import { SignInFormContainer } from '../features/customer/sign-in/sign-in-form.tsx';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { useRootData } from '../features/platform/settings/root-data.ts';
import type { Route } from './+types/sign-in.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['to'] } satisfies AllowedPageQuery;

const resetMark = '#reset=';

export default function SignInPage() {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const { hash, state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goal = useGoal();
  const resetToken = useResetToken();
  const userName = newUserName(state);
  useFocusedPassword(userName !== undefined);

  const to = getSafeReturnPath(goal.to) ?? getSafeReturnPath(query.get('to')) ?? '/profile';
  const goOn = () => {
    goal.afterwards?.();
    navigate(to, { replace: true });
  };
  const here = query.size > 0 ? `?${query}` : '';
  const formSwitchLinks = {
    signIn: { to: `/sign-in${here}` },
    signUp: { to: `/sign-up${here}` },
    forgot: { to: `/sign-in${here}#forgot` },
  };

  // The server does not know the fragment, so the first render must not depend on it.
  const live = status !== 'unknown';
  if (live && shop && resetToken !== undefined) {
    return (
      <AccountFormPage texts={accountFormTexts['new password']}>
        <ResetPasswordFormContainer shop={shop} resetToken={resetToken} {...formSwitchLinks} done={goOn} />
      </AccountFormPage>
    );
  }
  if (live && shop && hash === '#forgot') {
    return (
      <AccountFormPage texts={accountFormTexts.forgot}>
        <ForgotPasswordFormContainer shop={shop} {...formSwitchLinks} />
      </AccountFormPage>
    );
  }
  return (
    <AccountFormPage texts={accountFormTexts['sign-in']}>
      {status === 'in' && <AlreadySignedIn />}
      {status !== 'in' && shop && (
        <SignInFormContainer
          shop={shop}
          {...formSwitchLinks}
          userName={userName}
          note={userName && 'Your account is ready. Sign in with the password you’ve just chosen.'}
          done={goOn}
        />
      )}
    </AccountFormPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: accountFormTexts['sign-in'].title,
    description: 'Sign in to find your saved pieces and addresses where you left them.',
    canonical: '/sign-in',
  });
}

/** Returns what the visitor was about to do before this page opened. It is dropped when the page is left. */
function useGoal() {
  const [goal] = useState(() => useAccountDialog.getState().goal);
  useEffect(() => closeAccountDialog, []);
  return goal;
}

/**
 * Focuses the password after signing up, when it is the only missing field. A layout effect, so that the next
 * keystrokes already go into it.
 */
function useFocusedPassword(isMissing: boolean) {
  useLayoutEffect(() => {
    if (!isMissing) return;
    document.querySelector<HTMLInputElement>('main input[name="password"]')?.focus({ preventScroll: true });
  }, [isMissing]);
}

/**
 * Returns the token of a mailed link. It is removed from the address at once, so that it appears neither in the history
 * nor on the screen. A later link to this page clears it.
 */
function useResetToken() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    if (hash.startsWith(resetMark)) {
      setToken(hash.slice(resetMark.length));
      navigate({ search: location.search, hash: '#new' }, { replace: true });
    } else if (hash !== '#new') {
      setToken(undefined);
    }
  }, [hash, navigate]);
  return token;
}

function newUserName(state: unknown): string | undefined {
  const { userName } = (state ?? {}) as { userName?: unknown };
  return typeof userName === 'string' ? userName : undefined;
}
