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
import { subscribeToSession, useSession } from '../session/session-store.ts';
import { addEntry, parseEntries, type StoredWishlistEntry } from './wishlist-entries.ts';

interface WishlistState {
  /** False on the server and at first: no heart is shown before it can answer. */
  ready: boolean;
  /** What is wished for, the newest first, with what has been pressed and not answered. */
  entries: readonly StoredWishlistEntry[];
  /** The pieces whose heart waits for the shop, by their ids. */
  loading: readonly string[];
  /** Why the heart of a piece is not as it was pressed, by its id. */
  failed: Readonly<Record<string, string>>;
}

export const useWishlist = create<WishlistState>(() => ({
  ready: false,
  entries: [],
  loading: [],
  failed: {},
}));

/** How often wishes have changed here. What was read of the shop before the last change tells of another list. */
let changes = 0;

/** Every change goes this way: it is shown, counted, and kept for the next page and the other tabs. */
export function updateEntries(change: (entries: readonly StoredWishlistEntry[]) => StoredWishlistEntry[]) {
  changes += 1;
  useWishlist.setState(({ entries }) => ({ entries: change(entries) }));
  const kept = useWishlist.getState().entries.filter(({ wishlistId }) => wishlistId !== '');
  tryWriteStored(storageKeys.wishlist, JSON.stringify(kept));
  tryWriteStored(storageKeys.wishlistCount, String(kept.length));
}

/** Takes up the wishes of whoever is signed in here, and follows who comes and goes. Answers how to stop. */
export function restoreWishlist(shop: Pick<ShopConfig, 'channel'>): () => void {
  const stops = [
    subscribeToSession(({ status }) => follow(shop, status)),
    onStorageChange(storageKeys.wishlist, () => {
      changes += 1;
      showStored();
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
    useWishlist.setState({ entries: [], loading: [], failed: {} });
    removeStored(storageKeys.wishlist);
    removeStored(storageKeys.wishlistCount);
  }
}

/**
 * Reads the whole list. While it cannot be read, what this browser knew of it stands. While a heart waits for the shop,
 * nobody can say whether a list has that wish already, so that the list is read afterwards.
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
    // Such as a module that a newer build has taken away.
    console.debug('The wishlist could not be read.', error);
  }
}

export function whenTogglesSettled(): Promise<void> {
  return new Promise((resolve) => {
    if (useWishlist.getState().loading.length === 0) return resolve();
    const stop = useWishlist.subscribe(({ loading }) => {
      if (loading.length > 0) return;
      stop();
      resolve();
    });
  });
}

/** What this browser keeps, and on top of it what was pressed here and not answered. */
function showStored() {
  const waiting = useWishlist.getState().entries.filter(({ wishlistId }) => wishlistId === '');
  const stored = parseEntries(readStored(storageKeys.wishlist));
  useWishlist.setState({ entries: waiting.reduceRight<StoredWishlistEntry[]>(addEntry, stored) });
}
