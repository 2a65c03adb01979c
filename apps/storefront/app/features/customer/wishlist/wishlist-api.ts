import { fetchAllPages } from '@piri/client';
import type { WishlistEntry } from '@piri/contract/wishlist';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { formatTooManyAttempts, unreachableRetryMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import { getBackgroundClient, getBrowserClient } from '../session/get-browser-client.ts';
import type { StoredWishlistEntry } from './wishlist-entries.ts';
import { wishlistPageSize } from './wishlist-hrefs.ts';
import { unknownWishlistReason } from './wishlist-messages.ts';

type ApiChannelConfig = Pick<ShopConfig, 'channel'>;

/** Loads all entries of the wishlist. Returns `undefined` if that fails. */
export async function fetchEntries(shop: ApiChannelConfig): Promise<StoredWishlistEntry[] | undefined> {
  const all = await fetchAllPages(getBackgroundClient(shop).searchWishlist, { size: wishlistPageSize });
  return all.complete ? all.list.map(toStoredEntry) : undefined;
}

export async function createEntry(
  shop: ApiChannelConfig,
  { itemId, skuCode }: Omit<StoredWishlistEntry, 'wishlistId'>,
): Promise<WishlistChangeResult> {
  const answer = await getBrowserClient(shop).addWishlistItem({ body: { itemId, skuCode } });
  return answer.ok ? { done: true, entry: toStoredEntry(answer.body) } : toWishlistFailure(answer);
}

/** Deletes an entry. One that is already deleted, such as in another tab, counts as a success. */
export async function deleteEntry(
  shop: ApiChannelConfig,
  { wishlistId }: StoredWishlistEntry,
): Promise<WishlistChangeResult> {
  const answer = await getBrowserClient(shop).removeWishlistItem({ query: { wishlistId } });
  return answer.ok || answer.status === 404 ? { done: true } : toWishlistFailure(answer);
}

export type WishlistChangeResult =
  | { done: true; entry?: StoredWishlistEntry }
  | { done: false; signedOut: boolean; reason: string };

function toStoredEntry({ wishlistId, itemId, skuCode }: WishlistEntry): StoredWishlistEntry {
  return { wishlistId, itemId, skuCode };
}

function toWishlistFailure(answer: ApiFailure): WishlistChangeResult {
  const { status } = answer;
  return { done: false, signedOut: status === 401, reason: reasonOf(answer) };
}

function reasonOf({ status, retryAfterMs }: ApiFailure): string {
  if (status === undefined) return unreachableRetryMessage;
  if (status === 429) return formatTooManyAttempts(retryAfterMs, 'a few minutes');
  if (status === 404 || status === 422) return 'It’s no longer available.';
  return unknownWishlistReason;
}
