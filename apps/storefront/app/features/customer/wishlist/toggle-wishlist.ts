import type { ShopConfig } from '../../../../server/shop-config.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { useSession } from '../session/session-store.ts';
import { openSignInDialog } from '../session/sign-in-dialog-store.ts';
import type { WishlistChangeResult } from './wishlist-api.ts';
import { addEntry, isSameEntry, removeEntries, type StoredWishlistEntry } from './wishlist-entries.ts';
import { formatAddFailure, formatRemoveFailure, unknownWishlistReason } from './wishlist-messages.ts';
import { updateEntries, useWishlist, whenTogglesSettled } from './wishlist-store.ts';

export interface WishlistTarget extends Omit<StoredWishlistEntry, 'wishlistId'> {
  /** The item's title. */
  title: string;
}

type ApiChannelConfig = Pick<ShopConfig, 'channel'>;

/**
 * Adds an item to the wishlist. It is shown at once, and removed again if the API did not store it. A guest is asked to
 * sign in first; the item is added afterwards.
 */
export async function addToWishlist(
  shop: ApiChannelConfig,
  { title, ...entry }: WishlistTarget,
): Promise<boolean> {
  const again = () => void addToWishlist(shop, { title, ...entry });
  if (useSession.getState().status !== 'in') {
    openSignInDialog({ afterwards: again });
    return false;
  }
  return change(entry.itemId, again, (reason) => formatAddFailure(title, reason), {
    atOnce: (entries) => addEntry(entries, { wishlistId: '', ...entry }),
    ask: async () => (await import('./wishlist-api.ts')).createEntry(shop, entry),
    after: (entries, answered) => (answered ? addEntry(entries, answered) : [...entries]),
    back: (entries) => entries.filter((one) => one.wishlistId !== '' || !isSameEntry(one, entry)),
  });
}

/** Removes these entries, all of one item, from the wishlist. */
export async function removeFromWishlist(
  shop: ApiChannelConfig,
  gone: readonly StoredWishlistEntry[],
  title: string,
): Promise<boolean> {
  const [first] = gone;
  if (!first) return true;
  const again = () => void removeFromWishlist(shop, gone, title);
  return change(first.itemId, again, (reason) => formatRemoveFailure(title, reason), {
    atOnce: (entries) => removeEntries(entries, gone),
    ask: async () => {
      const { deleteEntry } = await import('./wishlist-api.ts');
      const answers = await Promise.all(gone.map((entry) => deleteEntry(shop, entry)));
      return answers.find(({ done }) => !done) ?? { done: true };
    },
    // Another tab or a restored session may have added them again meanwhile.
    after: (entries) => removeEntries(entries, gone),
    back: (entries) => gone.reduceRight<StoredWishlistEntry[]>(addEntry, [...entries]),
  });
}

/**
 * Runs an action once no other toggle of this item is pending. A single button may ignore clicks meanwhile, but the
 * wishlist page may have several entries for one item, and each of their buttons must work.
 */
export async function enqueuePerItem(itemId: string, act: () => Promise<boolean>): Promise<boolean> {
  while (useWishlist.getState().pendingIds.includes(itemId)) await whenTogglesSettled();
  return act();
}

interface Change {
  atOnce: (entries: readonly StoredWishlistEntry[]) => StoredWishlistEntry[];
  ask: () => Promise<WishlistChangeResult>;
  after: (
    entries: readonly StoredWishlistEntry[],
    answered: StoredWishlistEntry | undefined,
  ) => StoredWishlistEntry[];
  back: (entries: readonly StoredWishlistEntry[]) => StoredWishlistEntry[];
}

async function change(
  itemId: string,
  again: () => void,
  formatFailure: (reason: string) => string,
  { atOnce, ask, after, back }: Change,
): Promise<boolean> {
  if (useWishlist.getState().pendingIds.includes(itemId)) return false;
  const { token } = useSession.getState();
  setWaiting(itemId, true);
  updateEntries(atOnce);
  const answer = await ask().catch((error: unknown): WishlistChangeResult => {
    // For example a module that failed to load.
    console.debug('The wishlist could not be changed.', error);
    return { done: false, signedOut: false, reason: unknownWishlistReason };
  });
  setWaiting(itemId, false);
  const same = useSession.getState().token === token;
  if (answer.done) {
    // Ignore the response if the user has signed out meanwhile.
    if (same) updateEntries((entries) => after(entries, answer.entry));
    return same;
  }
  if (same) updateEntries(back);
  if (answer.signedOut) openSignInDialog({ afterwards: again });
  else fail(itemId, formatFailure(answer.reason));
  return false;
}

function setWaiting(itemId: string, waits: boolean) {
  useWishlist.setState(({ pendingIds, failed: { [itemId]: _, ...failed } }) => ({
    pendingIds: waits ? [...pendingIds, itemId] : pendingIds.filter((id) => id !== itemId),
    failed,
  }));
}

function fail(itemId: string, reason: string) {
  showToast.error(reason, { id: `wish ${itemId}` });
  useWishlist.setState(({ failed }) => ({ failed: { ...failed, [itemId]: reason } }));
}
