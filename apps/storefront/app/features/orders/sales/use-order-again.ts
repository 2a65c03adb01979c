import type { SoldLine } from '@piri/contract/quote';
import { useRef, useState } from 'react';
import { learnOffers } from '../../cart/pricing/offers-store.ts';
import { changeCart } from '../../cart/store/cart-store.ts';
import { sayWait } from '../../platform/errors/say-wait.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { type OrderedAgain, orderedAgain } from './order-again.ts';

export type OrderAgainAnswer = Omit<OrderedAgain, 'cart'> | { problem: string };

export interface OrderAgain {
  busy: boolean;
  answer: OrderAgainAnswer | undefined;
  run: () => Promise<void>;
}

/** Puts what was ordered into the cart once more, as it is sold today. */
export function useOrderAgain(lines: readonly SoldLine[]): OrderAgain {
  const shop = useRootData()?.shop;
  const doing = useRef(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<OrderAgainAnswer>();

  const run = async () => {
    if (!shop || doing.current) return;
    doing.current = true;
    setBusy(true);
    setAnswer(undefined);
    const { offers, reached, waitMs } = await learnOffers(shop, lines);
    if (reached) {
      changeCart((before) => {
        const { cart, ...told } = orderedAgain(before, lines, offers);
        setAnswer(told);
        return cart;
      });
    } else {
      const wait = sayWait(waitMs);
      setAnswer({
        problem: `We could not ask for today’s prices, so your cart is as it was.${wait ? ` Please wait ${wait}.` : ''}`,
      });
    }
    doing.current = false;
    setBusy(false);
  };
  return { busy, answer, run };
}
