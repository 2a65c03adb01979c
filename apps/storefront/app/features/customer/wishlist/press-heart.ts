import type { Shop } from '../../../../server/shop.ts';
import { say } from '../../platform/toasts/say.ts';
import { askToSignIn } from '../session/ask-to-sign-in.ts';
import { useSession } from '../session/session-store.ts';
import { isSameWish, type Wish, withoutWishes, withWish } from './wishes.ts';
import type { Answered } from './wishlist-calls.ts';
import { changeWishes, noHeartWaits, useWishlist } from './wishlist-store.ts';

export interface Wished extends Omit<Wish, 'wishlistId'> {
  /** What the piece is called. */
  title: string;
}

type Channel = Pick<Shop, 'channel'>;

/**
 * Puts a piece on the wishlist. It is shown there at once, and taken back when the shop did not keep it. Whoever is not
 * signed in is asked to, and the piece is kept afterwards.
 */
export async function wishFor(shop: Channel, { title, ...wish }: Wished): Promise<boolean> {
  const again = () => void wishFor(shop, { title, ...wish });
  if (useSession.getState().status !== 'in') {
    askToSignIn({ afterwards: again });
    return false;
  }
  return change(wish.itemId, again, `${title} is not on your wishlist: `, {
    atOnce: (wishes) => withWish(wishes, { wishlistId: '', ...wish }),
    ask: async () => (await import('./wishlist-calls.ts')).addWish(shop, wish),
    after: (wishes, answered) => (answered ? withWish(wishes, answered) : [...wishes]),
    back: (wishes) => wishes.filter((one) => one.wishlistId !== '' || !isSameWish(one, wish)),
  });
}

/** Takes these wishes, all for one piece, off the list. */
export async function wishNoMore(shop: Channel, gone: readonly Wish[], title: string): Promise<boolean> {
  const [first] = gone;
  if (!first) return true;
  const again = () => void wishNoMore(shop, gone, title);
  return change(first.itemId, again, `${title} is still on your wishlist: `, {
    atOnce: (wishes) => withoutWishes(wishes, gone),
    ask: async () => {
      const { removeWish } = await import('./wishlist-calls.ts');
      const answers = await Promise.all(gone.map((wish) => removeWish(shop, wish)));
      return answers.find(({ done }) => !done) ?? { done: true };
    },
    // Another tab, or a session taken up again, may have shown them meanwhile.
    after: (wishes) => withoutWishes(wishes, gone),
    back: (wishes) => gone.reduceRight<Wish[]>(withWish, [...wishes]),
  });
}

/**
 * Acts as soon as no other press on this piece waits for the shop. A heart may forget what is pressed meanwhile; a list
 * has several wishes for one piece, and each of its buttons was meant.
 */
export async function afterOtherPresses(itemId: string, act: () => Promise<boolean>): Promise<boolean> {
  while (useWishlist.getState().busy.includes(itemId)) await noHeartWaits();
  return act();
}

interface Change {
  atOnce: (wishes: readonly Wish[]) => Wish[];
  ask: () => Promise<Answered>;
  after: (wishes: readonly Wish[], answered: Wish | undefined) => Wish[];
  back: (wishes: readonly Wish[]) => Wish[];
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
  changeWishes(atOnce);
  const answer = await ask().catch((error: unknown): Answered => {
    // Such as a module that did not arrive.
    console.debug('The wishlist could not be changed.', error);
    return { done: false, signedOut: false, reason: 'we could not reach the shop.' };
  });
  setWaiting(itemId, false);
  const same = useSession.getState().token === token;
  if (answer.done) {
    // An answer to somebody who has left meanwhile is nobody's.
    if (same) changeWishes((wishes) => after(wishes, answer.wish));
    return same;
  }
  if (same) changeWishes(back);
  if (answer.signedOut) askToSignIn({ afterwards: again });
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
  say.error(reason, { id: `wish ${itemId}` });
  useWishlist.setState(({ failed }) => ({ failed: { ...failed, [itemId]: reason } }));
}
