import { NewPasswordForm } from '@piri/ui/account-form';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { type ApiChannelConfig, resetPassword } from '../account/account-api.ts';
import { getNewPasswordErrors } from '../account/account-errors.ts';
import { resetPasswordResolver } from '../account/account-validation.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { startSession } from '../session/session-store.ts';
import type { FormSwitchLinkProps } from './sign-in-form.tsx';

export interface ResetPasswordFormContainerProps {
  shop: ApiChannelConfig;
  /** The token from the link in the mail. */
  resetToken: string;
  forgot: FormSwitchLinkProps;
  done: () => void;
}

/** Sets a new password with the token from a mail and signs the user in. */
export function ResetPasswordFormContainer({
  shop,
  resetToken,
  forgot,
  done,
}: ResetPasswordFormContainerProps) {
  const { form } = useAccountForm({
    resolver: resetPasswordResolver,
    send: (values) => resetPassword(shop, resetToken, values),
    getErrors: getNewPasswordErrors,
    done: ({ user }) => {
      startSession({ token: user.authToken });
      done();
    },
  });
  return (
    <NewPasswordForm
      {...form}
      footer={
        <>
          Link not working?{' '}
          <Link asChild variant="standalone">
            <RouterLink {...forgot}>Request a new one</RouterLink>
          </Link>
        </>
      }
    />
  );
}
