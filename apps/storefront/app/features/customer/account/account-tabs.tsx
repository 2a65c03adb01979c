import type { CustomerProfile } from '@piri/contract/customer';
import { Button } from '@piri/ui/button';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { Tab, TabCount, TabList, TabPanel, Tabs } from '@piri/ui/tabs';
import { type ComponentType, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import { formatPhone } from './format-phone.ts';
import { signOut } from './sign-out.ts';

export interface AccountTabProps {
  profile: CustomerProfile;
}

/** A tab of the account. Its content may be lazy: it is rendered when the tab is first opened. */
export interface AccountTabDefinition {
  id: string;
  label: string;
  Content: ComponentType<AccountTabProps>;
}

/** The tabs of the account. The selected one is in the address, so that each can be linked to. */
export function AccountTabs({ profile, tabs }: AccountTabProps & { tabs: readonly AccountTabDefinition[] }) {
  const shop = useRootData()?.shop;
  const wishlistCount = useWishlist(({ entries }) => entries.length);
  const [query] = useSearchParams();
  const asked = query.get('tab');
  const chosen = tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';
  // Opened tabs stay mounted, so that typed values are kept.
  const [opened, setOpened] = useState<readonly string[]>([chosen]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);

  return (
    <>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-muted wrap-anywhere">
          <bdi>{profile.email}</bdi>, <bdi dir="ltr">{formatPhone(profile.mobile)}</bdi>.{' '}
          {profile.subscriptionStatus === 'SUBSCRIBED' && 'On the VIP list.'}
        </p>
        <Button variant="ghost" size="small" className="-me-4 max-md:-ms-4" onClick={() => signOut(shop)}>
          Sign Out
        </Button>
      </div>
      <Tabs value={chosen} activationMode="manual" className="mt-4 md:mt-6">
        <TabList aria-label="Your account">
          {tabs.map(({ id, label }) => (
            <Tab key={id} value={id} asChild>
              <Link to={`/profile?tab=${id}`} preventScrollReset>
                {label} {id === 'wishlist' && wishlistCount > 0 && <TabCount>{wishlistCount}</TabCount>}
              </Link>
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, Content }) => (
          <TabPanel key={id} value={id}>
            {opened.includes(id) && (
              <Suspense
                fallback={
                  <Skeleton label="Loading…">
                    <SkeletonText lines={4} />
                  </Skeleton>
                }
              >
                <Content profile={profile} />
              </Suspense>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
