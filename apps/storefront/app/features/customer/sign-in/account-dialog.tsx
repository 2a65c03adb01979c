import { AccountFormAside } from '@piri/ui/account-form';
import { Modal } from '@piri/ui/modal';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unreachableRetryMessage } from '../../platform/errors/api-error-messages.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { isModifiedClick } from '../session/is-modified-click.ts';
import { getSafeReturnPath } from '../session/safe-return-path.ts';
import {
  type AccountDialogView,
  closeAccountDialog,
  switchAccountDialog,
  useAccountDialog,
} from '../session/sign-in-dialog-store.ts';
import { type AccountFormTexts, accountFormTexts } from './account-form-texts.ts';
import { ForgotPasswordFormContainer } from './forgot-password-form.tsx';
import { type FormSwitchLinkProps, SignInFormContainer } from './sign-in-form.tsx';
import { SignUpFormContainer } from './sign-up-form.tsx';

/** A dialog with the forms for signing in and up. It keeps what the user was about to do until they are signed in. */
export default function AccountDialog() {
  const { view, goal } = useAccountDialog();
  const shop = useRootData()?.shop;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  // Keep the content while the dialog fades out.
  const last = useRef<AccountDialogView>('sign-in');
  const shown = view ?? last.current;
  const before = useRef<AccountDialogView>(undefined);

  useEffect(() => {
    // The dialog focuses the first field when it opens. After a switch of forms, this does.
    if (view && before.current && before.current !== view) body.current?.querySelector('input')?.focus();
    before.current = view;
    if (view) last.current = view;
  }, [view]);

  const texts: AccountFormTexts = accountFormTexts[shown];
  const goOn = () => {
    closeAccountDialog();
    goal.afterwards?.();
    const to = getSafeReturnPath(goal.to);
    if (to !== undefined) navigate(to);
  };
  const toSignIn = (email: string) => {
    // Keep the goal: the sign-in page continues with it.
    useAccountDialog.setState({ view: undefined, goal: { to: pathname + search, ...goal } });
    navigate('/sign-in', { state: { userName: email } });
  };
  const formSwitchLinks = {
    signIn: getFormSwitchLink('sign-in'),
    signUp: getFormSwitchLink('sign-up'),
    forgot: getFormSwitchLink('forgot'),
  };

  return (
    <Modal
      open={view !== undefined}
      size="wide"
      title={texts.title}
      closeOnBackdrop={false}
      onOpenChange={closeAccountDialog}
      aside={<AccountFormAside title={texts.greeting}>{texts.beside}</AccountFormAside>}
    >
      <div ref={body} className="pt-3 lg:flex lg:min-h-112 lg:flex-col lg:[&>form]:grow">
        {shop && shown === 'sign-in' && <SignInFormContainer shop={shop} {...formSwitchLinks} done={goOn} />}
        {shop && shown === 'sign-up' && (
          <SignUpFormContainer shop={shop} {...formSwitchLinks} done={toSignIn} />
        )}
        {shop && shown === 'forgot' && <ForgotPasswordFormContainer shop={shop} {...formSwitchLinks} />}
        {!shop && <p>{unreachableRetryMessage}</p>}
      </div>
    </Modal>
  );
}

const pages: Record<AccountDialogView, string> = {
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  forgot: '/sign-in#forgot',
};

/** Returns a link that shows the other form in the dialog. A modified click opens its page. */
function getFormSwitchLink(view: AccountDialogView): FormSwitchLinkProps {
  return {
    to: pages[view],
    onClick: (event: MouseEvent) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      switchAccountDialog(view);
    },
  };
}
