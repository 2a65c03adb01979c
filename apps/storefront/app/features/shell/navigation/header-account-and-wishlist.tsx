import { AccountMenu } from '@piri/ui/account-menu';
import { CountBadge } from '@piri/ui/count-badge';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { signOut } from '../../customer/account/sign-out.ts';
import { isModifiedClick } from '../../customer/session/is-modified-click.ts';
import { useSession } from '../../customer/session/session-store.ts';
import {
  type OpenSignInDialogOptions,
  openSignInDialog,
} from '../../customer/session/sign-in-dialog-store.ts';
import { useWishlist } from '../../customer/wishlist/wishlist-store.ts';
import { HiddenCountLabel } from '../../platform/links/hidden-count-label.tsx';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';

const wishlist = '/profile?tab=wishlist';

/** The account and wishlist buttons of the header. A guest is asked to sign in and then continues to the target. */
export function HeaderAccountAndWishlist({ shop }: { shop: ShopConfig | undefined }) {
  const { status, profile } = useSession();
  const { pathname } = useLocation();
  const createSignInHandler = (goal: OpenSignInDialogOptions) => (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    // The sign-in page already has the form, so don't open the dialog over it.
    if (status !== 'out' || pathname === '/sign-in') return;
    event.preventDefault();
    openSignInDialog(goal);
  };
  return (
    <>
      <AccountMenu
        cssVariable="--account"
        name={status === 'in' ? (profile?.name ?? 'Your account') : undefined}
        description={profile?.email}
        signInHref="/sign-in"
        onSignIn={createSignInHandler({})}
        linkComponent={RouterHrefLink}
        entries={[
          { id: 'profile', label: 'Profile', href: '/profile' },
          { id: 'sign-out', label: 'Sign Out', onClick: () => signOut(shop) },
        ]}
      />
      <IconButton asChild aria-label={null}>
        <RouterHrefLink href={wishlist} onClick={createSignInHandler({ to: wishlist })}>
          <Icon name="heart" />
          <WishCount />
        </RouterHrefLink>
      </IconButton>
    </>
  );
}

/** The count is shown only once the session is known. */
function WishCount() {
  const known = useSession(({ status }) => status !== 'unknown');
  const wishlistCount = useWishlist(({ ready, entries }) => (ready ? entries.length : undefined));
  const counted = { cssVariable: '--wishlist-count', count: known ? wishlistCount : undefined } as const;
  return (
    <>
      <CountBadge {...counted} />
      <HiddenCountLabel name="Your wishlist" {...counted} />
    </>
  );
}
