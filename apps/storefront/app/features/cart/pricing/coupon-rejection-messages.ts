import type { CouponRejectionReason } from '@piri/contract/coupons';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import type { CouponResult } from './use-coupon.ts';

/** The messages that explain why a coupon is rejected. */
export const couponRejectionMessages: Record<CouponRejectionReason, string> = {
  NOT_VALID: 'We know no coupon of this name. Please look at the letters again.',
  NOT_STARTED: 'This coupon does not count yet.',
  EXPIRED: 'This coupon is over.',
  USED_UP: 'This coupon has been used as often as it could be.',
  ALREADY_USED: 'You have used this coupon already.',
  NOT_FIRST_ORDER: 'This coupon is for a first order, and you have ordered before.',
  BELOW_MINIMUM: 'Your cart comes to less than this coupon asks for.',
  ADDRESS_NEEDED: 'This coupon depends on where we deliver: choose the place first.',
  OTHER_ZONE: 'This coupon does not count for the place we deliver to.',
};

/**
 * Returns whether the coupon was rejected because of the cart or the delivery area, so that it may become valid when
 * these change.
 */
export function canCouponBecomeValid(reason: CouponRejectionReason): boolean {
  return reason === 'BELOW_MINIMUM' || reason === 'ADDRESS_NEEDED' || reason === 'OTHER_ZONE';
}

/** Returns the message for a coupon without a discount. */
export function formatCouponProblem(answer: Exclude<CouponResult, { says: 'yes' }>): string {
  if (answer.says === 'no')
    return [couponRejectionMessages[answer.reason], answer.coupon?.terms].join(' ').trim();
  return answer.busy
    ? `Too many coupons were tried from here. Please wait ${formatRetryAfter(answer.waitMs) ?? 'a minute'}.`
    : 'We could not check this code just now. Please try again, or go on without it.';
}
