import { SignInForm } from '@piri/ui/account-form';
import { Link } from '@piri/ui/link';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Asked, signIn } from '../account/account-calls.ts';
import { judgeSignIn } from '../account/account-rules.ts';
import { answerToSignIn } from '../account/answers.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { clearDataOfOthers } from '../session/clear-data-of-others.ts';
import { enterSession } from '../session/session-store.ts';

export interface SignInProps {
  shop: Asked;
  /** Filled in already, such as after an account was made. */
  userName?: string | undefined;
  /** Said above the boxes before anything was tried. */
  note?: ReactNode;
  signUp: WayOn;
  forgot: WayOn;
  done: () => void;
}

/** A link to another form: a page of its own, unless `onClick` shows it in place. */
export interface WayOn {
  to: string;
  onClick?: (event: MouseEvent) => void;
}

export function SignIn({ shop, userName, note, signUp, forgot, done }: SignInProps) {
  const { form, secondary } = useAccountForm({
    judge: judgeSignIn,
    send: (values) => signIn(shop, values),
    understand: answerToSignIn,
    done: ({ user, profile }) => {
      clearDataOfOthers(profile.userId);
      enterSession({ token: user.authToken, profile });
      done();
    },
  });
  return (
    <SignInForm
      {...form}
      secondary={secondary}
      note={form.note ?? note}
      {...(userName !== undefined && { values: { userName } })}
      forgot={
        <Link asChild>
          <RouterLink {...forgot} className="inline-block py-1.5">
            Forgot password
          </RouterLink>
        </Link>
      }
      foot={
        <>
          New here?{' '}
          <Link asChild variant="stitched">
            <RouterLink {...signUp}>Create an account</RouterLink>
          </Link>
        </>
      }
    />
  );
}
