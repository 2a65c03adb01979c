import { ProfileForm } from '@piri/ui/account-form';
import { Section } from '@piri/ui/section';
import { useRootData } from '../../platform/settings/root-data.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';
import { getAuthToken, setSessionProfile } from '../session/session-store.ts';
import type { ApiChannelConfig } from './account-api.ts';
import { AccountDataSection } from './account-data-section.tsx';
import { getUpdateProfileErrors } from './account-errors.ts';
import { accountResultMessages } from './account-messages.ts';
import type { AccountTabProps } from './account-tabs.tsx';
import { createProfileResolver, isAnotherMobile } from './account-validation.ts';
import { useAccountForm } from './use-account-form.ts';

/** A tab that edits name and number, and lets the customer download their data or delete the account. */
export function ProfileTabPanel({ profile }: AccountTabProps) {
  const shop = useRootData()?.shop;
  if (!shop) return null;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <Section title="Name and number" gap={0}>
        <Details shop={shop} profile={profile} />
      </Section>
      <AccountDataSection shop={shop} />
    </div>
  );
}

function Details({ shop, profile }: AccountTabProps & { shop: ApiChannelConfig }) {
  const { form, watch, setValue } = useAccountForm({
    resolver: createProfileResolver(profile.mobile),
    send: ({ name, mobile, currentPassword = '' }) => {
      const proof = isAnotherMobile(mobile, profile.mobile) && { currentPassword };
      return getBrowserClient(shop).updateCustomer({ body: { name, mobile, ...proof } });
    },
    getErrors: getUpdateProfileErrors,
    done: (changed) => {
      // Don't keep the password in the form.
      setValue('currentPassword', '');
      setSessionProfile(changed, getAuthToken());
      showToast(accountResultMessages.saved);
    },
  });
  return (
    <ProfileForm
      {...form}
      email={profile.email}
      withPassword={isAnotherMobile(watch('mobile') ?? profile.mobile, profile.mobile)}
      defaultValues={{ name: profile.name, mobile: profile.mobile }}
      className="mt-4 max-w-120"
    />
  );
}
