import type { OrderLine } from '@piri/contract/quote';
import { useRef, useState } from 'react';
import { fetchAndCacheCartProducts } from '../../cart/pricing/cart-products-store.ts';
import { updateCart } from '../../cart/store/cart-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { buildReorderedCart, type ReorderedCart } from './build-reordered-cart.ts';
import { formatReorderFailure } from './reorder-messages.ts';

export type ReorderResult = Omit<ReorderedCart, 'cart'> | { problem: string };

export interface UseReorderResult {
  busy: boolean;
  result: ReorderResult | undefined;
  run: () => Promise<void>;
}

/** Adds the lines of an order to the cart again, at today's prices and stock. */
export function useReorder(lines: readonly OrderLine[]): UseReorderResult {
  const shop = useRootData()?.shop;
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ReorderResult>();

  const run = async () => {
    if (!shop || isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setResult(undefined);
    const { offers, succeeded, waitMs } = await fetchAndCacheCartProducts(shop, lines);
    if (succeeded) {
      updateCart((before) => {
        const { cart, ...result } = buildReorderedCart(before, lines, offers);
        setResult(result);
        return cart;
      });
    } else {
      setResult({ problem: formatReorderFailure(waitMs) });
    }
    isRunning.current = false;
    setBusy(false);
  };
  return { busy, result, run };
}
