import { useEffect, useState } from 'react';
import { useSession } from '../../customer/session/session-store.ts';
import type { WishlistPageData } from '../../customer/wishlist/fetch-wishlist-page.ts';
import { useWishlist } from '../../customer/wishlist/wishlist-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';

const waiting = 'waiting';

/**
 * Loads a page of the wishlist, and reloads it when the wishlist changes. `undefined` during the first load,
 * `unreachable` if it failed.
 */
export function useWishlistPage(page: number) {
  const shop = useRootData()?.shop;
  const token = useSession((session) => session.token);
  // While a change is pending, the resulting list is unknown.
  const ids = useWishlist(({ entries, pendingIds }) =>
    pendingIds.length > 0 ? waiting : entries.map(({ wishlistId }) => wishlistId).join(),
  );
  const [attempt, setAttempt] = useState(0);
  const [data, setData] = useState<WishlistPageData | 'unreachable'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` or a changed list has to fetch the page again
  useEffect(() => {
    if (!shop || token === undefined || ids === waiting) return;
    const stop = new AbortController();
    import('../../customer/wishlist/fetch-wishlist-page.ts')
      .then(({ fetchWishlistPage }) => fetchWishlistPage(shop, page, stop.signal))
      .then((wishlist) => setData(wishlist ?? 'unreachable'))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        // For example, a module that no longer exists after a new deployment.
        console.debug('The wishlist could not be loaded.', error);
        setData('unreachable');
      });
    return () => stop.abort();
  }, [shop, token, page, ids, attempt]);

  const refetch = () => {
    setData(undefined);
    setAttempt((before) => before + 1);
  };
  return { data, refetch };
}
