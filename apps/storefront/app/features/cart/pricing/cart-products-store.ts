import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { updateCart } from '../store/cart-store.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { clampCart } from './clamp-cart.ts';
import type { CartProducts, CartProductsResult } from './fetch-cart-products.ts';

interface CartProductsState {
  offers: CartProducts;
  loading: boolean;
  /** False if the last request failed in part: the data may be stale or incomplete. */
  succeeded: boolean;
  /** The delay before a retry that the API requested in its last response. */
  waitMs: number | undefined;
  /** The previous quantities of lines that were reduced to the stock, by line. */
  previousQuantities: Readonly<Record<string, number>>;
  load: (shop: Pick<ShopConfig, 'channel'>, lines: readonly StoredCartLine[]) => Promise<CartProductsResult>;
}

/**
 * Caches the offers of the lines while the application runs, so that known offers are shown at once and then reloaded.
 * Never stored.
 */
export const useCartProducts = create<CartProductsState>(() => ({
  offers: {},
  loading: false,
  succeeded: true,
  waitMs: undefined,
  previousQuantities: {},
  load: async (shop, lines) => (await import('./fetch-cart-products.ts')).fetchCartProducts(shop, lines),
}));

let latest = 0;

/**
 * Loads the current offers of these lines and adjusts the cart to the stock. Ignores the status of all but the latest
 * request.
 */
export async function syncCartWithStock(
  shop: Pick<ShopConfig, 'channel'>,
  lines: readonly StoredCartLine[],
): Promise<void> {
  latest += 1;
  const mine = latest;
  const loading = lines.length > 0;
  useCartProducts.setState({ loading });
  if (!loading) return;
  const { succeeded, waitMs } = await fetchAndCacheCartProducts(shop, lines);
  clampStoredCart();
  if (mine === latest) useCartProducts.setState({ loading: false, succeeded, waitMs });
}

/** Loads the offers of lines that need not be in the cart, and caches them. */
export async function fetchAndCacheCartProducts(
  shop: Pick<ShopConfig, 'channel'>,
  lines: readonly StoredCartLine[],
): Promise<CartProductsResult> {
  const result = await useCartProducts.getState().load(shop, lines).catch(toFailedResult);
  useCartProducts.setState((state) => ({ offers: { ...state.offers, ...result.offers } }));
  return result;
}

/** Discards the previous quantity of a line once the shopper has chosen another. */
export function clearPreviousQuantity(name: string): void {
  useCartProducts.setState(({ previousQuantities: { [name]: _, ...others } }) => ({
    previousQuantities: others,
  }));
}

/**
 * Requests don't throw on network errors, but the import throws if the module no longer exists after a new deployment.
 */
function toFailedResult(error: unknown): CartProductsResult {
  console.debug('The products in the cart could not be fetched.', error);
  return { offers: {}, succeeded: false };
}

function clampStoredCart() {
  updateCart((before) => {
    const { cart, previousQuantities } = clampCart(before, useCartProducts.getState().offers);
    useCartProducts.setState((state) => ({
      previousQuantities: { ...state.previousQuantities, ...previousQuantities },
    }));
    return cart;
  });
}
