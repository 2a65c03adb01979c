import { ForgotPasswordForm } from '@piri/ui/account-form';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link } from '@piri/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ApiChannelConfig, forgotPassword } from '../account/account-api.ts';
import { getGenericErrors } from '../account/account-errors.ts';
import { forgotPasswordResolver } from '../account/account-validation.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import type { FormSwitchLinkProps } from './sign-in-form.tsx';

export function ForgotPasswordFormContainer({
  shop,
  signIn,
}: {
  shop: ApiChannelConfig;
  signIn: FormSwitchLinkProps;
}) {
  const [asked, setAsked] = useState<string>();
  const { form } = useAccountForm({
    resolver: forgotPasswordResolver,
    send: ({ userName }) => forgotPassword(shop, userName),
    getErrors: getGenericErrors,
    done: (_, { userName }) => setAsked(userName.trim()),
  });
  const back = (
    <Link asChild variant="standalone">
      <RouterLink {...signIn}>Back to sign in</RouterLink>
    </Link>
  );
  return (
    <>
      <InlineAlert announce variant="success" title={asked && 'Check your inbox'} className="not-empty:mb-4">
        {asked && (
          <p>
            If <bdi className="font-semibold text-default wrap-anywhere">{asked}</bdi> has an account, we’ve
            emailed a link. It works once and expires in an hour.
          </p>
        )}
      </InlineAlert>
      {asked === undefined ? <ForgotPasswordForm {...form} footer={back} /> : back}
    </>
  );
}
