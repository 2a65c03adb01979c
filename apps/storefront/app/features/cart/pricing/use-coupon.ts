import type { Coupon, CouponRejectionReason } from '@piri/contract/coupons';
import { useEffect, useState } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { useDeliveryArea } from '../../customer/delivery/delivery-area-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCart } from '../store/cart-store.ts';
import type { CouponRequest } from './fetch-coupon.ts';
import type { PricedLine } from './price-cart.ts';

/** What the shop says of a coupon, or that it could not be asked. */
export type CouponResult =
  | { says: 'yes'; code: string; amount: number; freeDelivery: boolean; coupon: Coupon | null }
  | { says: 'no'; code: string; reason: CouponRejectionReason; coupon: Coupon | null }
  | {
      says: 'nothing';
      code: string;
      /** Too much was asked; `waitMs` says for how long. */
      busy: boolean;
      waitMs?: number | undefined;
    };

/** Whoever steps a number up five times asks once. */
const settleMs = 300;

/** What the coupon in the cart takes off these lines. Asked anew whenever lines or place change; the order asks again. */
export function useCoupon(lines: readonly PricedLine[]) {
  const shop = useRootData()?.shop;
  const code = useCart(({ coupon }) => coupon);
  const { zoneId } = useDeliveryArea(({ place }) => place);
  const [answer, setAnswer] = useState<CouponResult>();
  const [attempt, setAttempt] = useState(0);

  const sold = lines.filter(({ state }) => state === 'sold');
  const asked = sold.map(({ name, quantity, offer }) => `${name}:${quantity}:${offer?.price}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` changes with `sold`, and a new `attempt` fetches again
  useEffect(() => {
    if (!shop || code === undefined || sold.length === 0) {
      setAnswer(undefined);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      checkCoupon(shop, { code, lines: sold, zoneId }, stop.signal).then((answer) => {
        if (!stop.signal.aborted) setAnswer(answer);
      });
    }, settleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shop, code, asked, zoneId, attempt]);

  return {
    code,
    // The answer for another code says nothing about this one.
    answer: answer?.code === code ? answer : undefined,
    askAgain: () => setAttempt((before) => before + 1),
    /** Asks about a code that was typed and is not in the cart yet. */
    check: async (typed: string) => {
      const checked = await checkCoupon(shop, { code: typed, lines: sold, zoneId });
      if (checked.says === 'yes') setAnswer(checked);
      return checked;
    },
  };
}

/** Asks what a code is worth. That the shop could not be asked is an answer as well. */
export async function checkCoupon(
  shop: ShopConfig | undefined,
  question: CouponRequest,
  signal?: AbortSignal,
): Promise<CouponResult> {
  const unasked = { says: 'nothing', code: question.code, busy: false } as const;
  if (!shop) return unasked;
  return import('./fetch-coupon.ts').then(
    ({ fetchCoupon }) => fetchCoupon(shop, question, signal).catch(() => unasked),
    () => unasked,
  );
}
