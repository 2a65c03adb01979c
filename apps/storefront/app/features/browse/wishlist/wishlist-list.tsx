import { EmptyState } from '@piri/ui/empty-state';
import { Pagination } from '@piri/ui/pagination';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SilhouetteSpriteProvider } from '../../catalogue/items/sprite-silhouettes.tsx';
import type { WishlistCardData, WishlistPageData } from '../../customer/wishlist/fetch-wishlist-page.ts';
import {
  addToWishlist,
  enqueuePerItem,
  removeFromWishlist,
} from '../../customer/wishlist/toggle-wishlist.ts';
import { getWishlistHref, getWishlistPageCount } from '../../customer/wishlist/wishlist-hrefs.ts';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import { BrowseAllItemsLink } from '../../platform/links/standalone-link.tsx';
import { useRootData } from '../../platform/settings/root-data.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { WishlistCard } from './wishlist-card.tsx';

export interface WishlistListProps extends WishlistPageData {
  /** The number of the page, from 1. */
  page: number;
}

/** A page of the wishlist, with the actions for each item. */
export function WishlistList({ page, entries, total }: WishlistListProps) {
  const shop = useRootData()?.shop;
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const pages = getWishlistPageCount(total);
  // Removed items are hidden optimistically, before the API responds.
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = entries.filter(({ wishlistId }) => !gone.includes(wishlistId));

  // The last item of the last page was removed, so the previous page is now the last.
  useEffect(() => {
    if (page > Math.max(1, pages))
      navigate(getWishlistHref(Math.max(1, pages)), { replace: true, preventScrollReset: true });
  }, [page, pages, navigate]);

  if (!shop) return null;
  const remove = async (entry: WishlistCardData, how: 'removed' | 'moved') => {
    const { title, wishlistId } = entry;
    const undo = () => void enqueuePerItem(entry.itemId, () => addToWishlist(shop, entry));
    setGone((others) => [...others, wishlistId]);
    list.current?.focus({ preventScroll: true });
    const done = await enqueuePerItem(entry.itemId, () => removeFromWishlist(shop, [entry], title));
    if (!done) setGone((others) => others.filter((id) => id !== wishlistId));
    else if (how === 'removed') {
      showToast(`${title} removed from your wishlist.`, {
        id: `wish ${entry.itemId}`,
        ...(entry.tile && { action: { label: 'Undo', onClick: undo } }),
      });
    }
  };

  return (
    <section ref={list} tabIndex={-1} aria-label="Your wishlist" className="outline-none">
      {total === 0 || (shown.length === 0 && pages <= 1) ? (
        <EmptyState title="Nothing here yet." action={<BrowseAllItemsLink />}>
          Tap the heart on anything you keep coming back to.
        </EmptyState>
      ) : (
        <>
          <ul className={wishlistGridClass}>
            <SilhouetteSpriteProvider tiles={shown.flatMap(({ tile }) => tile ?? [])}>
              {shown.map((entry) => (
                <li key={entry.wishlistId}>
                  <WishlistCard entry={entry} onRemove={(how) => void remove(entry, how)} />
                </li>
              ))}
            </SilhouetteSpriteProvider>
          </ul>
          <Pagination
            page={page}
            pageCount={pages}
            getHref={getWishlistHref}
            label="Pages of your wishlist"
            linkComponent={RouterHrefLink}
            className="mt-12"
          />
        </>
      )}
    </section>
  );
}

export const wishlistGridClass = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6 md:gap-y-12';
