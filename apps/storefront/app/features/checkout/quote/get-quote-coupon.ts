import type { Quote } from '@piri/contract/quote';
import type { CouponResult } from '../../cart/pricing/use-coupon.ts';
import type { QuoteState } from './use-quote.ts';

/** What the quote says of the cart's coupon; undefined while it is reckoned, or without one. */
export function getQuoteCoupon(
  code: string | undefined,
  { quote, asking, trouble }: Pick<QuoteState, 'quote' | 'asking' | 'trouble'>,
): CouponResult | undefined {
  if (code === undefined) return undefined;
  if (trouble) return { says: 'nothing', code, busy: trouble.kind === 'busy' };
  const said = quote?.coupon;
  // While it is reckoned anew the last word counts, unless it was about another coupon.
  if (!said || (asking && !isSameCode(said.code, code))) return undefined;
  const { valid, couponAmount: amount, freeDelivery, reason } = said;
  return valid
    ? { says: 'yes', code, amount, freeDelivery, coupon: null }
    : { says: 'no', code, reason: reason ?? 'NOT_VALID', coupon: null };
}

/**
 * The coupon that an order names. One that the quote has refused is not in the amount on the button: with it the shop
 * would refuse the order as well.
 */
export function couponToSend(
  code: string | undefined,
  { coupon }: Pick<Quote, 'coupon'>,
): string | undefined {
  const isRefused = code !== undefined && coupon?.valid === false && isSameCode(coupon.code, code);
  return isRefused ? undefined : code;
}

function isSameCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
