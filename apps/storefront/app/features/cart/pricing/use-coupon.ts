import type { Coupon, CouponRejectionReason } from '@piri/contract/coupons';
import { useEffect, useState } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { useDeliveryArea } from '../../customer/delivery/delivery-area-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { useCart } from '../store/cart-store.ts';
import type { CouponRequest } from './fetch-coupon-result.ts';
import type { PricedLine } from './price-cart.ts';

/** The result of a coupon check, or the reason why it failed. */
export type CouponResult =
  | { status: 'accepted'; code: string; amount: number; freeDelivery: boolean; coupon: Coupon | null }
  | { status: 'rejected'; code: string; reason: CouponRejectionReason; coupon: Coupon | null }
  | {
      status: 'failed';
      code: string;
      /** The rate limit was reached; `waitMs` is the delay before a retry. */
      busy: boolean;
      waitMs?: number | undefined;
    };

/** The debounce delay, so that several changes of a quantity cause a single request. */
const debounceMs = 300;

/**
 * Returns the discount of the cart's coupon. Checks it again whenever the lines or the delivery area change. The order
 * checks it once more.
 */
export function useCoupon(lines: readonly PricedLine[]) {
  const shop = useRootData()?.shop;
  const code = useCart(({ coupon }) => coupon);
  const { zoneId } = useDeliveryArea(({ area }) => area);
  const [result, setResult] = useState<CouponResult>();
  const [attempt, setAttempt] = useState(0);

  const sold = lines.filter(({ state }) => state === 'sold');
  const asked = sold.map(({ name, quantity, offer }) => `${name}:${quantity}:${offer?.price}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for `sold`, which is new on every render, and a new `attempt` fetches again
  useEffect(() => {
    if (!shop || code === undefined || sold.length === 0) {
      setResult(undefined);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      checkCoupon(shop, { code, lines: sold, zoneId }, stop.signal).then((result) => {
        if (!stop.signal.aborted) setResult(result);
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shop, code, asked, zoneId, attempt]);

  return {
    code,
    // A result for another code does not apply.
    result: result?.code === code ? result : undefined,
    refetch: () => setAttempt((before) => before + 1),
    /** Checks a typed code that is not in the cart yet. */
    check: async (typed: string) => {
      const checked = await checkCoupon(shop, { code: typed, lines: sold, zoneId });
      if (checked.status === 'accepted') setResult(checked);
      return checked;
    },
  };
}

/** Checks a coupon code. Returns a result even if the API can't be reached. */
export async function checkCoupon(
  shop: ShopConfig | undefined,
  request: CouponRequest,
  signal?: AbortSignal,
): Promise<CouponResult> {
  const failed = { status: 'failed', code: request.code, busy: false } as const;
  if (!shop) return failed;
  return import('./fetch-coupon-result.ts').then(
    ({ fetchCouponResult }) => fetchCouponResult(shop, request, signal).catch(() => failed),
    () => failed,
  );
}
