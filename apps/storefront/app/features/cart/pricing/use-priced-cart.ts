import { soldKey } from '@piri/contract/line-item';
import { useCallback, useEffect, useMemo } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCart } from '../store/cart-store.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { refreshCartProducts, useCartProducts } from './cart-products-store.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

export interface PricedCartState extends PricedCart {
  /** See `CartState`. */
  ready: boolean;
  /** False when the shop could not be asked for all of it. */
  reached: boolean;
  /** How long the shop wished not to be asked, where it has said so. */
  waitMs: number | undefined;
  askAgain: () => void;
}

const none: readonly StoredCartLine[] = [];

/**
 * The cart with what the shop says of it: asked when it comes into sight, when a line comes into it that nobody has
 * asked about, and when somebody comes back to it after a while. `also` is asked about as well.
 */
export function usePricedCart(also = none): PricedCartState {
  const shop = useRootData()?.shop;
  const { lines, later, ready } = useCart();
  const { offers, asking, reached, waitMs } = useCartProducts();

  const all = [...lines, ...later, ...also];
  const names = [...new Set(all.map(soldKey))].sort().join();
  // Only which things they are decides whether to ask, not how many.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` changes with the items of `all`
  const askAgain = useCallback(() => {
    if (ready && shop) void refreshCartProducts(shop, all);
  }, [shop, ready, names]);

  useEffect(askAgain, [askAgain]);
  useComeBack(askAgain);

  const priced = useMemo(
    // What nobody has failed to answer yet is being asked, or about to be.
    () => priceCart({ lines, later }, { offers, asking: asking || reached }),
    [lines, later, offers, asking, reached],
  );
  return { ...priced, ready, reached, waitMs, askAgain };
}

/** A cart that lay open in another tab overnight tells the prices of yesterday. */
const longAgo = 60_000;

function useComeBack(back: () => void) {
  useEffect(() => {
    let left = Date.now();
    const look = () => {
      if (document.hidden) left = Date.now();
      else if (Date.now() - left > longAgo) back();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [back]);
}
