import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { lazy } from 'react';
import { type AccountTabDefinition, AccountTabs } from '../features/customer/account/account-tabs.tsx';
import { OverviewTabPanel } from '../features/customer/account/overview-tab-panel.tsx';
import { useSession } from '../features/customer/session/session-store.ts';
import {
  SignInRequiredMessage,
  useOpenSignInOnce,
} from '../features/customer/session/sign-in-required-message.tsx';
import { getDisplayFontClass } from '../features/platform/rendering/get-display-font-class.ts';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/profile.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['tab', 'page'] } satisfies AllowedPageQuery;

// Each tab is loaded when it is first opened: looking up an address needs no password form.
const tabs: readonly AccountTabDefinition[] = [
  { id: 'overview', label: 'Overview', Content: OverviewTabPanel },
  {
    id: 'details',
    label: 'Details',
    Content: lazy(() =>
      import('../features/customer/account/profile-tab-panel.tsx').then(({ ProfileTabPanel }) => ({
        default: ProfileTabPanel,
      })),
    ),
  },
  {
    id: 'addresses',
    label: 'Addresses',
    Content: lazy(() =>
      import('../features/customer/addresses/addresses-tab-panel.tsx').then(({ AddressesTabPanel }) => ({
        default: AddressesTabPanel,
      })),
    ),
  },
  {
    id: 'orders',
    label: 'Orders',
    Content: lazy(() =>
      import('../features/orders/history/latest-orders.tsx').then(({ LatestOrders }) => ({
        default: LatestOrders,
      })),
    ),
  },
  {
    id: 'bookings',
    label: 'Bookings',
    Content: lazy(() =>
      import('../features/orders/history/latest-orders.tsx').then(({ LatestBookings }) => ({
        default: LatestBookings,
      })),
    ),
  },
  {
    id: 'wishlist',
    label: 'Wishlist',
    Content: lazy(() =>
      import('../features/browse/wishlist/wishlist-tab-panel.tsx').then(({ WishlistTabPanel }) => ({
        default: WishlistTabPanel,
      })),
    ),
  },
  {
    id: 'password',
    label: 'Password',
    Content: lazy(() =>
      import('../features/customer/account/password-and-sessions-tab-panel.tsx').then(
        ({ PasswordAndSessionsTabPanel }) => ({
          default: PasswordAndSessionsTabPanel,
        }),
      ),
    ),
  },
];

export default function Profile() {
  const { status, profile } = useSession();
  useOpenSignInOnce();
  return (
    <Container className="pt-6 md:pt-10">
      {status !== 'in' && (
        <SignInRequiredMessage title="Your account">
          Sign in to see your addresses, wishlist and details.
        </SignInRequiredMessage>
      )}
      {status === 'unknown' && <Waiting className="hidden in-data-[session=signed-in]:block" />}
      {status === 'in' && (
        <>
          <Heading level={1} className={getDisplayFontClass(profile?.name ?? '')}>
            {profile ? <bdi>{profile.name}</bdi> : 'Your account'}
          </Heading>
          {profile ? <AccountTabs profile={profile} tabs={tabs} /> : <Waiting />}
        </>
      )}
    </Container>
  );
}

/** A skeleton until the session's profile is known. */
function Waiting({ className }: { className?: string }) {
  return (
    <Skeleton label="Loading your account…" className={className}>
      <SkeletonText className="mt-3 max-w-100" />
      <SkeletonText size="title" className="mt-8 max-w-160" />
      <SkeletonText lines={4} className="mt-8" />
    </Skeleton>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Your account',
    description: 'Your addresses, wishlist and details.',
    canonical: '/profile',
    noIndex: true,
  });
}
