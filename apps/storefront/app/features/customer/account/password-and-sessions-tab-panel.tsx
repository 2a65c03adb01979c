import { NewPasswordForm } from '@piri/ui/account-form';
import { Section } from '@piri/ui/section';
import { useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { startSession } from '../session/session-store.ts';
import { type ApiChannelConfig, changePassword } from './account-api.ts';
import { getNewPasswordErrors } from './account-errors.ts';
import { accountResultMessages } from './account-messages.ts';
import type { AccountTabProps } from './account-tabs.tsx';
import { changePasswordResolver } from './account-validation.ts';
import { ActiveSessions } from './active-sessions.tsx';
import { useAccountForm } from './use-account-form.ts';

/** A tab that changes the password, which ends all other sessions, and lists the sessions. */
export function PasswordAndSessionsTabPanel({ profile }: AccountTabProps) {
  const shop = useRootData()?.shop;
  const [times, setTimes] = useState(0);
  if (!shop) return null;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <Section title="Change your password" gap={0} className="max-w-120">
        <p className="mt-3 mb-5 text-muted">This signs you out on every other device.</p>
        {/* The key remounts the form after each change, so that no password stays in it. */}
        <Change key={times} shop={shop} profile={profile} changed={() => setTimes(times + 1)} />
      </Section>
      {/* The key reloads the list after each change, which signs out all other sessions. */}
      <ActiveSessions key={`sessions ${times}`} shop={shop} />
    </div>
  );
}

function Change({
  shop,
  profile,
  changed,
}: AccountTabProps & { shop: ApiChannelConfig; changed: () => void }) {
  const { form } = useAccountForm({
    resolver: changePasswordResolver,
    send: (values) => changePassword(shop, values),
    getErrors: getNewPasswordErrors,
    done: ({ user }) => {
      startSession({ token: user.authToken, profile });
      showToast(accountResultMessages.passwordChanged);
      changed();
    },
  });
  return <NewPasswordForm {...form} withCurrentPassword userName={profile.email} />;
}
