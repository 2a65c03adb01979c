import { create } from 'zustand';
import type { Shop } from '../../../../server/shop.ts';
import { whenIdle } from '../../platform/rendering/when-idle.ts';
import { onStoredElsewhere, readStored, store, unstore } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { onSession, useSession } from '../session/session-store.ts';
import { type Wish, wishesIn, withWish } from './wishes.ts';

interface WishlistState {
  /** False on the server and at first: no heart is shown before it can answer. */
  ready: boolean;
  /** What is wished for, the newest first, with what has been pressed and not answered. */
  wishes: readonly Wish[];
  /** The pieces whose heart waits for the shop, by their ids. */
  busy: readonly string[];
  /** Why the heart of a piece is not as it was pressed, by its id. */
  failed: Readonly<Record<string, string>>;
}

export const useWishlist = create<WishlistState>(() => ({ ready: false, wishes: [], busy: [], failed: {} }));

/** How often wishes have changed here. What was read of the shop before the last change tells of another list. */
let changes = 0;

/** Every change goes this way: it is shown, counted, and kept for the next page and the other tabs. */
export function changeWishes(change: (wishes: readonly Wish[]) => Wish[]) {
  changes += 1;
  useWishlist.setState(({ wishes }) => ({ wishes: change(wishes) }));
  const kept = useWishlist.getState().wishes.filter(({ wishlistId }) => wishlistId !== '');
  store(storageKeys.wishlist, JSON.stringify(kept));
  store(storageKeys.wishlistCount, String(kept.length));
}

/** Takes up the wishes of whoever is signed in here, and follows who comes and goes. Answers how to stop. */
export function restoreWishlist(shop: Pick<Shop, 'channel'>): () => void {
  const stops = [
    onSession(({ status }) => follow(shop, status)),
    onStoredElsewhere(storageKeys.wishlist, () => {
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

function follow(shop: Pick<Shop, 'channel'>, status: 'unknown' | 'in' | 'out') {
  if (status === 'in') {
    showStored();
    whenIdle(() => refreshWishlist(shop));
  }
  if (status === 'out') {
    changes += 1;
    useWishlist.setState({ wishes: [], busy: [], failed: {} });
    unstore(storageKeys.wishlist);
    unstore(storageKeys.wishlistCount);
  }
}

/**
 * Reads the whole list. While it cannot be read, what this browser knew of it stands. While a heart waits for the shop,
 * nobody can say whether a list has that wish already, so that the list is read afterwards.
 */
async function refreshWishlist(shop: Pick<Shop, 'channel'>) {
  const { token } = useSession.getState();
  try {
    const { readWishes } = await import('./wishlist-calls.ts');
    await noHeartWaits();
    const before = changes;
    const wishes = await readWishes(shop);
    if (!wishes || useSession.getState().token !== token) return;
    if (changes === before) changeWishes(() => wishes);
    else await refreshWishlist(shop);
  } catch (error) {
    // Such as a module that a newer build has taken away.
    console.debug('The wishlist could not be read.', error);
  }
}

export function noHeartWaits(): Promise<void> {
  return new Promise((resolve) => {
    if (useWishlist.getState().busy.length === 0) return resolve();
    const stop = useWishlist.subscribe(({ busy }) => {
      if (busy.length > 0) return;
      stop();
      resolve();
    });
  });
}

/** What this browser keeps, and on top of it what was pressed here and not answered. */
function showStored() {
  const waiting = useWishlist.getState().wishes.filter(({ wishlistId }) => wishlistId === '');
  const stored = wishesIn(readStored(storageKeys.wishlist));
  useWishlist.setState({ wishes: waiting.reduceRight<Wish[]>(withWish, stored) });
}
