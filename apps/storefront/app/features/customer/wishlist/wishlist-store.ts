import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { whenIdle } from '../../platform/rendering/when-idle.ts';
import {
  onStorageChange,
  readStored,
  removeStored,
  tryWriteStored,
} from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { onAuthChange, useSession } from '../session/session-store.ts';
import { addEntry, parseEntries, type StoredWishlistEntry } from './wishlist-entries.ts';

interface WishlistState {
  /** False on the server and at first, so that no toggle is shown before it works. */
  ready: boolean;
  /** The entries, newest first, including changes that are still pending. */
  entries: readonly StoredWishlistEntry[];
  /** The ids of items with a pending change. */
  pendingIds: readonly string[];
  /** Why a change of an item failed, by the item's id. */
  failed: Readonly<Record<string, string>>;
}

export const useWishlist = create<WishlistState>(() => ({
  ready: false,
  entries: [],
  pendingIds: [],
  failed: {},
}));

/** Counts the changes. A list that was requested before the last change is outdated. */
let changes = 0;

/** Applies a change, counts it, and stores the result for the next page and the other tabs. All changes must use it. */
export function updateEntries(change: (entries: readonly StoredWishlistEntry[]) => StoredWishlistEntry[]) {
  changes += 1;
  useWishlist.setState(({ entries }) => ({ entries: change(entries) }));
  const confirmed = useWishlist.getState().entries.filter(({ wishlistId }) => wishlistId !== '');
  tryWriteStored(storageKeys.wishlist, JSON.stringify(confirmed));
  tryWriteStored(storageKeys.wishlistCount, String(confirmed.length));
}

/** Restores the customer's wishlist and follows sign-ins and sign-outs. Returns a function that unsubscribes. */
export function restoreWishlist(shop: Pick<ShopConfig, 'channel'>): () => void {
  const stops = [
    onAuthChange(({ status }) => follow(shop, status)),
    onStorageChange(storageKeys.wishlist, (stored) => {
      changes += 1;
      showStored();
      // This tab has stored an older list meanwhile, which lacks that change.
      if (stored !== readStored(storageKeys.wishlist)) refreshWishlist(shop);
    }),
  ];
  follow(shop, useSession.getState().status);
  useWishlist.setState({ ready: true });
  return () => {
    for (const stop of stops) stop();
  };
}

function follow(shop: Pick<ShopConfig, 'channel'>, status: 'unknown' | 'in' | 'out') {
  if (status === 'in') {
    showStored();
    whenIdle(() => refreshWishlist(shop));
  }
  if (status === 'out') {
    changes += 1;
    useWishlist.setState({ entries: [], pendingIds: [], failed: {} });
    removeStored(storageKeys.wishlist);
    removeStored(storageKeys.wishlistCount);
  }
}

/**
 * Loads the whole list. If that fails, the stored one stays. It waits for pending changes first, since it is unknown
 * whether the API's list already contains them.
 */
async function refreshWishlist(shop: Pick<ShopConfig, 'channel'>) {
  const { token } = useSession.getState();
  try {
    const { fetchEntries } = await import('./wishlist-api.ts');
    await whenTogglesSettled();
    const before = changes;
    const entries = await fetchEntries(shop);
    if (!entries || useSession.getState().token !== token) return;
    if (changes === before) updateEntries(() => entries);
    else await refreshWishlist(shop);
  } catch (error) {
    // For example a module that a newer build has removed.
    console.debug('The wishlist could not be loaded.', error);
  }
}

export function whenTogglesSettled(): Promise<void> {
  return new Promise((resolve) => {
    if (useWishlist.getState().pendingIds.length === 0) return resolve();
    const stop = useWishlist.subscribe(({ pendingIds }) => {
      if (pendingIds.length > 0) return;
      stop();
      resolve();
    });
  });
}

/** Shows the stored entries with the pending ones on top. */
function showStored() {
  const waiting = useWishlist.getState().entries.filter(({ wishlistId }) => wishlistId === '');
  const stored = parseEntries(readStored(storageKeys.wishlist));
  useWishlist.setState({ entries: waiting.reduceRight<StoredWishlistEntry[]>(addEntry, stored) });
}
