import type { CouponRejectionReason } from '@piri/contract/coupons';
import { formatTooManyAttempts } from '../../platform/errors/api-error-messages.ts';
import type { CouponResult } from './use-coupon.ts';

/** The messages that explain why a coupon is rejected. What to do about it depends on the page. */
export const couponRejectionMessages: Record<CouponRejectionReason, string> = {
  NOT_VALID: 'We don’t recognise this code. Please check the spelling.',
  NOT_STARTED: 'This coupon isn’t valid yet.',
  EXPIRED: 'This coupon has expired.',
  USED_UP: 'This coupon has been fully redeemed.',
  ALREADY_USED: 'You’ve already used this coupon.',
  NOT_FIRST_ORDER: 'This coupon is for first orders only.',
  BELOW_MINIMUM: 'Your cart is below the minimum for this coupon.',
  ADDRESS_NEEDED: 'Choose your delivery area first to use this coupon.',
  OTHER_ZONE: 'This coupon isn’t valid in your delivery area.',
};

/** What to do in the cart about a rejected coupon, unless its message says so. */
const nextSteps: Partial<Record<CouponRejectionReason, string>> = {
  NOT_VALID: '',
  BELOW_MINIMUM: 'Add another item to use the coupon.',
  ADDRESS_NEEDED: '',
};
const tryAnother = 'Try another code, or continue without one.';

/**
 * Returns whether the coupon was rejected because of the cart or the delivery area, so that it may become valid when
 * these change.
 */
export function canCouponBecomeValid(reason: CouponRejectionReason): boolean {
  return reason === 'BELOW_MINIMUM' || reason === 'ADDRESS_NEEDED' || reason === 'OTHER_ZONE';
}

/** Returns the message for a coupon without a discount, with what to do about it. */
export function formatCouponProblem(result: Exclude<CouponResult, { status: 'accepted' }>): string {
  if (result.status === 'rejected') {
    const { reason, coupon } = result;
    return [couponRejectionMessages[reason], coupon?.terms, nextSteps[reason] ?? tryAnother]
      .filter(Boolean)
      .join(' ');
  }
  return result.busy
    ? formatTooManyAttempts(result.waitMs, 'a minute')
    : 'We couldn’t check this code. Please try again, or continue without it.';
}
