import { ErrorState } from '@piri/ui/error-state';
import { ProductCardSkeleton } from '@piri/ui/product-card';
import { Skeleton } from '@piri/ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../customer/session/session-store.ts';
import { parsePageParam } from '../../platform/links/parse-page-param.ts';
import { useWishlistPage } from './use-wishlist-page.ts';
import { WishlistList, wishlistGridClass } from './wishlist-list.tsx';

/** The pages of a customer's wishlist, with current data. */
export function WishlistTabPanel() {
  const signedIn = useSession(({ status }) => status === 'in');
  const [query] = useSearchParams();
  const page = parsePageParam(query);
  const { data, refetch } = useWishlistPage(page);
  if (!signedIn) return <p>Sign in to see your wishlist.</p>;
  if (data === undefined) return <OnItsWay />;
  if (data === 'unreachable') {
    return (
      <ErrorState title="We couldn’t load your wishlist." onRetry={refetch} announce>
        It’s safe; please try again in a minute.
      </ErrorState>
    );
  }
  return <WishlistList page={page} {...data} />;
}

function OnItsWay() {
  return (
    <Skeleton label="Loading your wishlist…">
      <div className={wishlistGridClass}>
        {Array.from({ length: 4 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </Skeleton>
  );
}
