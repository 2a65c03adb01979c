import { encodeLines } from '@piri/contract/line-item';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import type { StoredCartLine } from '../store/stored-cart.ts';
import type { CouponResult } from './use-coupon.ts';

export interface CouponRequest {
  code: string;
  lines: readonly StoredCartLine[];
  zoneId: string | undefined;
}

export async function fetchCouponResult(
  shop: Pick<ShopConfig, 'channel'>,
  { code, lines, zoneId }: CouponRequest,
  signal?: AbortSignal,
): Promise<CouponResult> {
  const query = { code, lines: encodeLines(lines), zoneId };
  const result = await getBrowserClient(shop).applyCoupon({ query }, signal && { signal });
  if (!result.ok) {
    return { status: 'failed', code, busy: result.status === 429, waitMs: result.retryAfterMs };
  }
  const { valid, couponAmount, freeDelivery, reason, coupon } = result.body;
  return valid
    ? { status: 'accepted', code, amount: couponAmount, freeDelivery, coupon }
    : { status: 'rejected', code, reason: reason ?? 'NOT_VALID', coupon };
}
