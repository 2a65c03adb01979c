import { encodeLines } from '@piri/contract/line-item';
import type { Shop } from '../../../../server/shop.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import type { CouponAnswer } from './use-coupon.ts';

export interface CouponQuestion {
  code: string;
  lines: readonly StoredCartLine[];
  zoneId: string | undefined;
}

export async function askCoupon(
  shop: Pick<Shop, 'channel'>,
  { code, lines, zoneId }: CouponQuestion,
  signal?: AbortSignal,
): Promise<CouponAnswer> {
  const query = { code, lines: encodeLines(lines), zoneId };
  const answer = await browserClient(shop).applyCoupon({ query }, signal && { signal });
  if (!answer.ok) {
    return { says: 'nothing', code, busy: answer.status === 429, waitMs: answer.retryAfterMs };
  }
  const { valid, couponAmount, freeDelivery, reason, coupon } = answer.body;
  return valid
    ? { says: 'yes', code, amount: couponAmount, freeDelivery, coupon }
    : { says: 'no', code, reason: reason ?? 'NOT_VALID', coupon };
}
