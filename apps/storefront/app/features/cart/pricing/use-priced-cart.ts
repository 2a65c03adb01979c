import { getSoldRefKey } from '@piri/contract/line-item';
import { useCallback, useEffect, useMemo } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCart } from '../store/cart-store.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import { syncCartWithStock, useCartProducts } from './cart-products-store.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

export interface UsePricedCartResult extends PricedCart {
  /** See `CartState`. */
  ready: boolean;
  /** False if some of the offers could not be loaded. */
  succeeded: boolean;
  /** The delay before a retry, if the API requested one. */
  waitMs: number | undefined;
  refetch: () => void;
}

const none: readonly StoredCartLine[] = [];

/**
 * Returns the cart with current offers. Loads them on mount, when a line is added, and when the shopper returns to the
 * page after a while. `also` adds lines to load offers for.
 */
export function usePricedCart(also = none): UsePricedCartResult {
  const shop = useRootData()?.shop;
  const { lines, later, ready } = useCart();
  const { offers, loading, succeeded, waitMs } = useCartProducts();

  const all = [...lines, ...later, ...also];
  const names = [...new Set(all.map(getSoldRefKey))].sort().join();
  // Offers are reloaded if the items change, but not if only their quantities do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` stands for `all`, which is new on every render
  const refetch = useCallback(() => {
    if (ready && shop) void syncCartWithStock(shop, all);
  }, [shop, ready, names]);

  useEffect(refetch, [refetch]);
  useRefetchOnReturn(refetch);

  const priced = useMemo(
    // Lines without an offer are loading, or about to, unless the last request failed.
    () => priceCart({ lines, later }, { offers, loading: loading || succeeded }),
    [lines, later, offers, loading, succeeded],
  );
  return { ...priced, ready, succeeded, waitMs, refetch };
}

/** Prices are reloaded after this time in the background. A cart in another tab may be a day old. */
const refetchAfterMs = 60_000;

function useRefetchOnReturn(back: () => void) {
  useEffect(() => {
    let left = Date.now();
    const look = () => {
      if (document.hidden) left = Date.now();
      else if (Date.now() - left > refetchAfterMs) back();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [back]);
}
