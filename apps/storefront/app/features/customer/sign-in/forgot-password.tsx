import { ForgotPasswordForm } from '@piri/ui/account-form';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link } from '@piri/ui/link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Asked, forgotPassword } from '../account/account-calls.ts';
import { judgeForgotPassword } from '../account/account-rules.ts';
import { answerToAny } from '../account/answers.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import type { WayOn } from './sign-in.tsx';

export function ForgotPassword({ shop, signIn }: { shop: Asked; signIn: WayOn }) {
  const [asked, setAsked] = useState<string>();
  const { form } = useAccountForm({
    judge: judgeForgotPassword,
    send: ({ userName }) => forgotPassword(shop, userName),
    understand: answerToAny,
    done: (_, { userName }) => setAsked(userName.trim()),
  });
  const back = (
    <Link asChild variant="stitched">
      <RouterLink {...signIn}>Back to sign in</RouterLink>
    </Link>
  );
  return (
    <>
      <InlineAlert
        live
        variant="success"
        title={asked && 'Look into your letter box'}
        className="not-empty:mb-4"
      >
        {asked && (
          <p>
            If <bdi className="font-semibold text-ink wrap-anywhere">{asked}</bdi> belongs to an account, a
            link is on its way to its e-mail address. It works once, within an hour.
          </p>
        )}
      </InlineAlert>
      {asked === undefined ? <ForgotPasswordForm {...form} foot={back} /> : back}
    </>
  );
}
