import type { Quote } from '@piri/contract/quote';
import type { CouponResult } from '../../cart/pricing/use-coupon.ts';
import type { UseQuoteResult } from './use-quote.ts';

/**
 * Returns the quote's result for the coupon in the cart, or `undefined` without a coupon or until the result is known.
 */
export function getCouponResult(
  code: string | undefined,
  { quote, loading, error }: Pick<UseQuoteResult, 'quote' | 'loading' | 'error'>,
): CouponResult | undefined {
  if (code === undefined) return undefined;
  if (error) return { status: 'failed', code, busy: error.kind === 'busy' };
  const said = quote?.coupon;
  // While a new quote is loading the last result applies, unless it was for another coupon.
  if (!said || (loading && !isSameCode(said.code, code))) return undefined;
  const { valid, couponAmount: amount, freeDelivery, reason } = said;
  return valid
    ? { status: 'accepted', code, amount, freeDelivery, coupon: null }
    : { status: 'rejected', code, reason: reason ?? 'NOT_VALID', coupon: null };
}

/**
 * Returns the coupon to send with an order. A coupon that the quote refused is left out: it is not part of the amount
 * on the button, and the API would refuse the order.
 */
export function getCouponCodeToSend(
  code: string | undefined,
  { coupon }: Pick<Quote, 'coupon'>,
): string | undefined {
  const isRefused = code !== undefined && coupon?.valid === false && isSameCode(coupon.code, code);
  return isRefused ? undefined : code;
}

function isSameCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
