import { SignUpForm } from '@piri/ui/account-form';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { type ApiChannelConfig, signUp } from '../account/account-api.ts';
import { getSignUpErrors } from '../account/account-errors.ts';
import { signUpResolver } from '../account/account-validation.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import type { FormSwitchLinkProps } from './sign-in-form.tsx';

export interface SignUpFormContainerProps {
  shop: ApiChannelConfig;
  signIn: FormSwitchLinkProps;
  /** Called with the email address of the new account, which the sign-in form is filled with. */
  done: (email: string) => void;
}

export function SignUpFormContainer({ shop, signIn, done }: SignUpFormContainerProps) {
  const { form } = useAccountForm({
    resolver: signUpResolver,
    send: (values) => signUp(shop, values),
    getErrors: getSignUpErrors,
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
      footer={
        <Link asChild variant="standalone">
          <RouterLink {...signIn}>I am already member</RouterLink>
        </Link>
      }
    />
  );
}
