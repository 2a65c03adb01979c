import { SignInForm } from '@piri/ui/account-form';
import { Link } from '@piri/ui/link';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ApiChannelConfig, signIn } from '../account/account-api.ts';
import { getSignInErrors } from '../account/account-errors.ts';
import { signInResolver } from '../account/account-validation.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { clearPreviousCustomerData } from '../session/clear-previous-customer-data.ts';
import { startSession } from '../session/session-store.ts';
import { accountFormTexts } from './account-form-texts.ts';

export interface SignInFormContainerProps {
  shop: ApiChannelConfig;
  /** The initial user name, such as after creating an account. */
  userName?: string | undefined;
  /** A note shown above the fields before the first attempt. */
  note?: ReactNode;
  signUp: FormSwitchLinkProps;
  forgot: FormSwitchLinkProps;
  done: () => void;
}

/** A link to another form: to its own page, unless `onClick` shows it in place. */
export interface FormSwitchLinkProps {
  to: string;
  onClick?: (event: MouseEvent) => void;
}

export function SignInFormContainer({
  shop,
  userName,
  note,
  signUp,
  forgot,
  done,
}: SignInFormContainerProps) {
  const { form, secondary } = useAccountForm({
    resolver: signInResolver,
    send: (values) => signIn(shop, values),
    getErrors: getSignInErrors,
    done: ({ user, profile }) => {
      clearPreviousCustomerData(profile.userId);
      startSession({ token: user.authToken, profile });
      done();
    },
  });
  return (
    <SignInForm
      {...form}
      secondary={secondary}
      note={form.note ?? note}
      {...(userName !== undefined && { defaultValues: { userName } })}
      forgot={
        <Link asChild>
          <RouterLink {...forgot} className="inline-block py-1.5">
            {accountFormTexts.forgot.title}
          </RouterLink>
        </Link>
      }
      footer={
        <>
          New here?{' '}
          <Link asChild variant="standalone">
            <RouterLink {...signUp}>{accountFormTexts['sign-up'].title}</RouterLink>
          </Link>
        </>
      }
    />
  );
}
