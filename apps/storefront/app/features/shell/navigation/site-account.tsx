import { AccountMenu } from '@piri/ui/account-menu';
import { CountBadge } from '@piri/ui/count-badge';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Shop } from '../../../../server/shop.ts';
import { signOut } from '../../customer/account/sign-out.ts';
import { askToSignIn, type Goal } from '../../customer/session/ask-to-sign-in.ts';
import { opensElsewhere } from '../../customer/session/opens-elsewhere.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { useWishlist } from '../../customer/wishlist/wishlist-store.ts';
import { CountedName } from '../../platform/links/counted-name.tsx';
import { RouterAnchor } from '../../platform/links/router-anchor.tsx';

const wishlist = '/profile?tab=wishlist';

/** The way to what is somebody's own: account and wishlist. A stranger is asked to sign in and goes on from there. */
export function SiteAccount({ shop }: { shop: Shop | undefined }) {
  const { status, profile } = useSession();
  const { pathname } = useLocation();
  const ask = (goal: Goal) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    // On the page with the form a second form in front of it would be one too many.
    if (status !== 'out' || pathname === '/sign-in') return;
    event.preventDefault();
    askToSignIn(goal);
  };
  return (
    <>
      <AccountMenu
        variable="--account"
        name={status === 'in' ? (profile?.name ?? 'Your account') : undefined}
        detail={profile?.email}
        signInHref="/sign-in"
        onSignIn={ask({})}
        linkComponent={RouterAnchor}
        entries={[
          { id: 'profile', label: 'Profile', href: '/profile' },
          { id: 'sign-out', label: 'Sign Out', onPress: () => signOut(shop) },
        ]}
      />
      <IconButton asChild aria-label={null}>
        <RouterAnchor href={wishlist} onClick={ask({ to: wishlist })}>
          <Icon name="heart" />
          <WishCount />
        </RouterAnchor>
      </IconButton>
    </>
  );
}

/** Whose list it is has to be known before it can be counted. */
function WishCount() {
  const known = useSession(({ status }) => status !== 'unknown');
  const wished = useWishlist(({ ready, wishes }) => (ready ? wishes.length : undefined));
  const counted = { variable: '--wishlist-count', count: known ? wished : undefined } as const;
  return (
    <>
      <CountBadge {...counted} />
      <CountedName name="Your wishlist" {...counted} />
    </>
  );
}
