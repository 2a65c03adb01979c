import { SignUpForm } from '@piri/ui/account-form';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { type Asked, signUp } from '../account/account-calls.ts';
import { judgeSignUp } from '../account/account-rules.ts';
import { answerToSignUp } from '../account/answers.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import type { WayOn } from './sign-in.tsx';

export interface SignUpProps {
  shop: Asked;
  signIn: WayOn;
  /** An account was made: it is signed in to by the address, which is filled in there. */
  done: (email: string) => void;
}

export function SignUp({ shop, signIn, done }: SignUpProps) {
  const { form } = useAccountForm({
    judge: judgeSignUp,
    send: (values) => signUp(shop, values),
    understand: answerToSignUp,
    done: (_, { email }) => done(email.trim()),
  });
  return (
    <SignUpForm
      {...form}
      terms={
        <>
          I accept the <Link href="/terms-conditions">Terms &amp; Condition</Link> and the{' '}
          <Link href="/privacy-policy">Privacy &amp; Policy</Link>
        </>
      }
      foot={
        <Link asChild variant="stitched">
          <RouterLink {...signIn}>I am already member</RouterLink>
        </Link>
      }
    />
  );
}
