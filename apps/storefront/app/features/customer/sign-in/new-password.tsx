import { NewPasswordForm } from '@piri/ui/account-form';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { type Asked, setNewPassword } from '../account/account-calls.ts';
import { judgeNewPassword } from '../account/account-rules.ts';
import { answerToNewPassword } from '../account/answers.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { enterSession } from '../session/session-store.ts';
import type { WayOn } from './sign-in.tsx';

export interface NewPasswordProps {
  shop: Asked;
  /** Out of the link in the mail. */
  resetToken: string;
  forgot: WayOn;
  done: () => void;
}

/** Whoever holds the token of a mail sets a new password, and is signed in by it. */
export function NewPassword({ shop, resetToken, forgot, done }: NewPasswordProps) {
  const { form } = useAccountForm({
    judge: judgeNewPassword,
    send: (values) => setNewPassword(shop, resetToken, values),
    understand: answerToNewPassword,
    done: ({ user }) => {
      enterSession({ token: user.authToken });
      done();
    },
  });
  return (
    <NewPasswordForm
      {...form}
      foot={
        <>
          The link does not work?{' '}
          <Link asChild variant="stitched">
            <RouterLink {...forgot}>Ask for a new one</RouterLink>
          </Link>
        </>
      }
    />
  );
}
