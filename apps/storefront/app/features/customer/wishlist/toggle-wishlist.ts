import type { ShopConfig } from '../../../../server/shop-config.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { useSession } from '../session/session-store.ts';
import { openSignInDialog } from '../session/sign-in-dialog-store.ts';
import type { WishlistResult } from './wishlist-api.ts';
import { addEntry, isSameEntry, removeEntries, type StoredWishlistEntry } from './wishlist-entries.ts';
import { updateEntries, useWishlist, whenTogglesSettled } from './wishlist-store.ts';

export interface WishlistTarget extends Omit<StoredWishlistEntry, 'wishlistId'> {
  /** What the piece is called. */
  title: string;
}

type Channel = Pick<ShopConfig, 'channel'>;

/**
 * Puts a piece on the wishlist. It is shown there at once, and taken back when the shop did not keep it. Whoever is not
 * signed in is asked to, and the piece is kept afterwards.
 */
export async function addToWishlist(shop: Channel, { title, ...wish }: WishlistTarget): Promise<boolean> {
  const again = () => void addToWishlist(shop, { title, ...wish });
  if (useSession.getState().status !== 'in') {
    openSignInDialog({ afterwards: again });
    return false;
  }
  return change(wish.itemId, again, `${title} is not on your wishlist: `, {
    atOnce: (wishes) => addEntry(wishes, { wishlistId: '', ...wish }),
    ask: async () => (await import('./wishlist-api.ts')).createEntry(shop, wish),
    after: (wishes, answered) => (answered ? addEntry(wishes, answered) : [...wishes]),
    back: (wishes) => wishes.filter((one) => one.wishlistId !== '' || !isSameEntry(one, wish)),
  });
}

/** Takes these wishes, all for one piece, off the list. */
export async function removeFromWishlist(
  shop: Channel,
  gone: readonly StoredWishlistEntry[],
  title: string,
): Promise<boolean> {
  const [first] = gone;
  if (!first) return true;
  const again = () => void removeFromWishlist(shop, gone, title);
  return change(first.itemId, again, `${title} is still on your wishlist: `, {
    atOnce: (wishes) => removeEntries(wishes, gone),
    ask: async () => {
      const { deleteEntry } = await import('./wishlist-api.ts');
      const answers = await Promise.all(gone.map((wish) => deleteEntry(shop, wish)));
      return answers.find(({ done }) => !done) ?? { done: true };
    },
    // Another tab, or a session taken up again, may have shown them meanwhile.
    after: (wishes) => removeEntries(wishes, gone),
    back: (wishes) => gone.reduceRight<StoredWishlistEntry[]>(addEntry, [...wishes]),
  });
}

/**
 * Acts as soon as no other press on this piece waits for the shop. A heart may forget what is pressed meanwhile; a list
 * has several wishes for one piece, and each of its buttons was meant.
 */
export async function enqueuePerItem(itemId: string, act: () => Promise<boolean>): Promise<boolean> {
  while (useWishlist.getState().busy.includes(itemId)) await whenTogglesSettled();
  return act();
}

interface Change {
  atOnce: (wishes: readonly StoredWishlistEntry[]) => StoredWishlistEntry[];
  ask: () => Promise<WishlistResult>;
  after: (
    wishes: readonly StoredWishlistEntry[],
    answered: StoredWishlistEntry | undefined,
  ) => StoredWishlistEntry[];
  back: (wishes: readonly StoredWishlistEntry[]) => StoredWishlistEntry[];
}

async function change(
  itemId: string,
  again: () => void,
  saying: string,
  { atOnce, ask, after, back }: Change,
): Promise<boolean> {
  if (useWishlist.getState().busy.includes(itemId)) return false;
  const { token } = useSession.getState();
  setWaiting(itemId, true);
  updateEntries(atOnce);
  const answer = await ask().catch((error: unknown): WishlistResult => {
    // Such as a module that did not arrive.
    console.debug('The wishlist could not be changed.', error);
    return { done: false, signedOut: false, reason: 'we could not reach the shop.' };
  });
  setWaiting(itemId, false);
  const same = useSession.getState().token === token;
  if (answer.done) {
    // An answer to somebody who has left meanwhile is nobody's.
    if (same) updateEntries((wishes) => after(wishes, answer.wish));
    return same;
  }
  if (same) updateEntries(back);
  if (answer.signedOut) openSignInDialog({ afterwards: again });
  else fail(itemId, saying + answer.reason);
  return false;
}

function setWaiting(itemId: string, waits: boolean) {
  useWishlist.setState(({ busy, failed: { [itemId]: _, ...failed } }) => ({
    busy: waits ? [...busy, itemId] : busy.filter((id) => id !== itemId),
    failed,
  }));
}

function fail(itemId: string, reason: string) {
  showToast.error(reason, { id: `wish ${itemId}` });
  useWishlist.setState(({ failed }) => ({ failed: { ...failed, [itemId]: reason } }));
}
