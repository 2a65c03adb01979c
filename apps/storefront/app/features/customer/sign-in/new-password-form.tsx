import { NewPasswordForm } from '@piri/ui/account-form';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { type ApiConfig, resetPassword } from '../account/account-api.ts';
import { getNewPasswordErrors } from '../account/account-errors.ts';
import { newPasswordResolver } from '../account/account-validation.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { startSession } from '../session/session-store.ts';
import type { FormSwitchLink } from './sign-in-form.tsx';

export interface NewPasswordFormContainerProps {
  shop: ApiConfig;
  /** The token from the link in the mail. */
  resetToken: string;
  forgot: FormSwitchLink;
  done: () => void;
}

/** Sets a new password with the token from a mail and signs the user in. */
export function NewPasswordFormContainer({ shop, resetToken, forgot, done }: NewPasswordFormContainerProps) {
  const { form } = useAccountForm({
    resolver: newPasswordResolver,
    send: (values) => resetPassword(shop, resetToken, values),
    understand: getNewPasswordErrors,
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
          The link does not work?{' '}
          <Link asChild variant="standalone">
            <RouterLink {...forgot}>Ask for a new one</RouterLink>
          </Link>
        </>
      }
    />
  );
}
