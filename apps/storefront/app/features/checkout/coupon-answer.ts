import type { CouponAnswer } from '../cart/use-coupon.ts';
import type { QuoteState } from './use-quote.ts';

/** What the quote says of the cart's coupon; undefined while it is reckoned, or without one. */
export function couponAnswer(
  code: string | undefined,
  { quote, asking, trouble }: Pick<QuoteState, 'quote' | 'asking' | 'trouble'>,
): CouponAnswer | undefined {
  if (code === undefined) return undefined;
  if (trouble) return { says: 'nothing', code, busy: trouble.kind === 'busy' };
  const said = quote?.coupon;
  // While it is reckoned anew the last word counts, unless it was about another coupon.
  if (!said || (asking && said.code.toUpperCase() !== code.toUpperCase())) return undefined;
  const { valid, couponAmount: amount, freeDelivery, reason } = said;
  return valid
    ? { says: 'yes', code, amount, freeDelivery, coupon: null }
    : { says: 'no', code, reason: reason ?? 'NOT_VALID', coupon: null };
}
