import { type Coupon, couponRejectionReasons } from '@piri/contract/coupons';
import { expect, test } from 'vitest';
import { formatCouponProblem } from './coupon-rejection-messages.ts';

const coupon = { code: 'PIRI500', terms: '৳500 off orders of ৳10,000 or more.' } as Coupon;
const rejected = { status: 'rejected', code: 'PIRI500', coupon } as const;

test.each([
  ['BELOW_MINIMUM', 'Your cart is below the minimum for this coupon.', 'Add another item to use the coupon.'],
  ['EXPIRED', 'This coupon has expired.', 'Try another code, or continue without one.'],
] as const)('CART-5 a coupon rejected as %s: the reason, its terms, and what to do', (reason, why, next) => {
  expect(formatCouponProblem({ ...rejected, reason })).toBe(`${why} ${coupon.terms} ${next}`);
});

test.each(couponRejectionReasons)('CART-5 the message for %s says what to do', (reason) => {
  expect(formatCouponProblem({ ...rejected, reason, coupon: null })).toMatch(
    /\b(?:Please check|Add another|Choose|Try another)\b.*\.$/,
  );
});
