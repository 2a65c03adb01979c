import type { OrderLine } from '@piri/contract/quote';
import { useRef, useState } from 'react';
import { fetchAndCacheCartProducts } from '../../cart/pricing/cart-products-store.ts';
import { updateCart } from '../../cart/store/cart-store.ts';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { buildReorderedCart, type ReorderedCart } from './build-reordered-cart.ts';

export type ReorderResult = Omit<ReorderedCart, 'cart'> | { problem: string };

export interface UseReorderResult {
  busy: boolean;
  answer: ReorderResult | undefined;
  run: () => Promise<void>;
}

/** Adds the lines of an order to the cart again, at today's prices and stock. */
export function useReorder(lines: readonly OrderLine[]): UseReorderResult {
  const shop = useRootData()?.shop;
  const doing = useRef(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ReorderResult>();

  const run = async () => {
    if (!shop || doing.current) return;
    doing.current = true;
    setBusy(true);
    setAnswer(undefined);
    const { offers, succeeded, waitMs } = await fetchAndCacheCartProducts(shop, lines);
    if (succeeded) {
      updateCart((before) => {
        const { cart, ...result } = buildReorderedCart(before, lines, offers);
        setAnswer(result);
        return cart;
      });
    } else {
      const wait = formatRetryAfter(waitMs);
      setAnswer({
        problem: `We couldn’t check today’s prices, so your cart hasn’t changed.${wait ? ` Please wait ${wait}.` : ''}`,
      });
    }
    doing.current = false;
    setBusy(false);
  };
  return { busy, answer, run };
}
