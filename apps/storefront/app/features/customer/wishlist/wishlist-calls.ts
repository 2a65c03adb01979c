import { type Result, readAllPages } from '@piri/client';
import type { WishlistEntry } from '@piri/contract/wishlist';
import type { Shop } from '../../../../server/shop.ts';
import { sayWait } from '../../platform/errors/say-wait.ts';
import { browserClient, patientClient } from '../session/browser-client.ts';
import type { Wish } from './wishes.ts';
import { wishlistPageSize } from './wishlist-pages.ts';

type Channel = Pick<Shop, 'channel'>;

/** All wishes to the end of the list; nothing where it could not be read. */
export async function readWishes(shop: Channel): Promise<Wish[] | undefined> {
  const all = await readAllPages(patientClient(shop).searchWishlist, { size: wishlistPageSize });
  return all.complete ? all.list.map(wishFrom) : undefined;
}

export async function addWish(
  shop: Channel,
  { itemId, skuCode }: Omit<Wish, 'wishlistId'>,
): Promise<Answered> {
  const answer = await browserClient(shop).addWishlistItem({ body: { itemId, skuCode } });
  return answer.ok ? { done: true, wish: wishFrom(answer.body) } : refusal(answer);
}

/** One that is gone already, such as by another tab, is gone. */
export async function removeWish(shop: Channel, { wishlistId }: Wish): Promise<Answered> {
  const answer = await browserClient(shop).removeWishlistItem({ query: { wishlistId } });
  return answer.ok || answer.status === 404 ? { done: true } : refusal(answer);
}

export type Answered = { done: true; wish?: Wish } | { done: false; signedOut: boolean; reason: string };

function wishFrom({ wishlistId, itemId, skuCode }: WishlistEntry): Wish {
  return { wishlistId, itemId, skuCode };
}

type Failure = Exclude<Result<unknown>, { ok: true }>;

function refusal(answer: Failure): Answered {
  const { status } = answer;
  return { done: false, signedOut: status === 401, reason: reasonOf(answer) };
}

function reasonOf({ status, retryAfterMs }: Failure): string {
  if (status === undefined) return 'we could not reach the shop.';
  if (status === 429) {
    return `too many presses in a short time. Please wait ${sayWait(retryAfterMs) ?? 'a little'}.`;
  }
  if (status === 404 || status === 422) return 'the shop does not sell this one any more.';
  return 'the shop had a problem. Please try again.';
}
