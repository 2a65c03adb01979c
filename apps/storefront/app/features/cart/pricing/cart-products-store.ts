import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { updateCart } from '../store/cart-store.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { clampCart } from './clamp-cart.ts';
import type { CartProducts, CartProductsResult } from './fetch-cart-products.ts';

interface OffersState {
  offers: CartProducts;
  asking: boolean;
  /** False when the last question was not answered in full: what is shown may be old, or missing. */
  reached: boolean;
  /** How long the shop wished not to be asked when it was last. */
  waitMs: number | undefined;
  /** By line, how many stood in it before it was brought down to what there is. */
  broughtDown: Readonly<Record<string, number>>;
  load: (shop: Pick<ShopConfig, 'channel'>, lines: readonly StoredCartLine[]) => Promise<CartProductsResult>;
}

/**
 * What the shop says of the lines, for as long as the application runs: what was known a page ago is shown at once, and
 * asked for again. Never stored.
 */
export const useCartProducts = create<OffersState>(() => ({
  offers: {},
  asking: false,
  reached: true,
  waitMs: undefined,
  broughtDown: {},
  load: async (shop, lines) => (await import('./fetch-cart-products.ts')).fetchCartProducts(shop, lines),
}));

let latest = 0;

/** Asks what these lines cost now, and brings the cart in line with what there is. Of two questions the later one counts. */
export async function refreshCartProducts(
  shop: Pick<ShopConfig, 'channel'>,
  lines: readonly StoredCartLine[],
): Promise<void> {
  latest += 1;
  const mine = latest;
  const asking = lines.length > 0;
  useCartProducts.setState({ asking });
  if (!asking) return;
  const { reached, waitMs } = await loadCartProducts(shop, lines);
  settle();
  if (mine === latest) useCartProducts.setState({ asking: false, reached, waitMs });
}

/** Asks what is sold under lines that lie in no cart, or not yet. What is heard is known from then on. */
export async function loadCartProducts(
  shop: Pick<ShopConfig, 'channel'>,
  lines: readonly StoredCartLine[],
): Promise<CartProductsResult> {
  const answer = await useCartProducts.getState().load(shop, lines).catch(unanswered);
  useCartProducts.setState((state) => ({ offers: { ...state.offers, ...answer.offers } }));
  return answer;
}

/** The shopper has chosen another quantity since the line was brought down. */
export function forgetBroughtDown(name: string): void {
  useCartProducts.setState(({ broughtDown: { [name]: _, ...others } }) => ({ broughtDown: others }));
}

/** Calls do not throw for what a network does. A module that a newer build has taken away does. */
function unanswered(error: unknown): CartProductsResult {
  console.debug('Nobody could be asked what lies in the cart.', error);
  return { offers: {}, reached: false };
}

function settle() {
  updateCart((before) => {
    const { cart, broughtDown } = clampCart(before, useCartProducts.getState().offers);
    useCartProducts.setState((state) => ({ broughtDown: { ...state.broughtDown, ...broughtDown } }));
    return cart;
  });
}
