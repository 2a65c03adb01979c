import { create } from 'zustand';
import type { Shop } from '../../../../server/shop.ts';
import { changeCart } from '../store/cart-store.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import type { Offers, OffersAnswer } from './load-offers.ts';
import { settleCart } from './settle-cart.ts';

interface OffersState {
  offers: Offers;
  asking: boolean;
  /** False when the last question was not answered in full: what is shown may be old, or missing. */
  reached: boolean;
  /** How long the shop wished not to be asked when it was last. */
  waitMs: number | undefined;
  /** By line, how many stood in it before it was brought down to what there is. */
  broughtDown: Readonly<Record<string, number>>;
  load: (shop: Pick<Shop, 'channel'>, lines: readonly StoredCartLine[]) => Promise<OffersAnswer>;
}

/**
 * What the shop says of the lines, for as long as the application runs: what was known a page ago is shown at once, and
 * asked for again. Never stored.
 */
export const useOffers = create<OffersState>(() => ({
  offers: {},
  asking: false,
  reached: true,
  waitMs: undefined,
  broughtDown: {},
  load: async (shop, lines) => (await import('./load-offers.ts')).loadOffers(shop, lines),
}));

let latest = 0;

/** Asks what these lines cost now, and brings the cart in line with what there is. Of two questions the later one counts. */
export async function askOffers(
  shop: Pick<Shop, 'channel'>,
  lines: readonly StoredCartLine[],
): Promise<void> {
  latest += 1;
  const mine = latest;
  const asking = lines.length > 0;
  useOffers.setState({ asking });
  if (!asking) return;
  const { reached, waitMs } = await learnOffers(shop, lines);
  settle();
  if (mine === latest) useOffers.setState({ asking: false, reached, waitMs });
}

/** Asks what is sold under lines that lie in no cart, or not yet. What is heard is known from then on. */
export async function learnOffers(
  shop: Pick<Shop, 'channel'>,
  lines: readonly StoredCartLine[],
): Promise<OffersAnswer> {
  const answer = await useOffers.getState().load(shop, lines).catch(unanswered);
  useOffers.setState((state) => ({ offers: { ...state.offers, ...answer.offers } }));
  return answer;
}

/** The shopper has chosen another quantity since the line was brought down. */
export function forgetBroughtDown(name: string): void {
  useOffers.setState(({ broughtDown: { [name]: _, ...others } }) => ({ broughtDown: others }));
}

/** Calls do not throw for what a network does. A module that a newer build has taken away does. */
function unanswered(error: unknown): OffersAnswer {
  console.debug('Nobody could be asked what lies in the cart.', error);
  return { offers: {}, reached: false };
}

function settle() {
  changeCart((before) => {
    const { cart, broughtDown } = settleCart(before, useOffers.getState().offers);
    useOffers.setState((state) => ({ broughtDown: { ...state.broughtDown, ...broughtDown } }));
    return cart;
  });
}
