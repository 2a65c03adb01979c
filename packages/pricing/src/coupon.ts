import { assertWholeNumber } from './assert-whole-number.ts';
import { toDhakaDate } from './dhaka-calendar.ts';
import { floorPercentOf, isDiscountPercent } from './percentage.ts';

/** The benefit of a coupon. A coupon of an unknown type has none. */
export interface CouponBenefit {
  type: string;
  value?: number | undefined;
  /** The maximum amount that a percentage takes off. */
  maximum?: number | undefined;
  /** The zones in which the delivery is free. */
  zones?: readonly string[] | undefined;
}

export interface Coupon {
  valid: boolean;
  benefit: CouponBenefit;
  /** The minimum total of the goods, after discounts. */
  minimumTotal?: number | undefined;
  startsOn?: string | undefined;
  /** The last day on which it is valid. */
  endsOn?: string | undefined;
}

/**
 * Why a coupon does not apply to a cart; each page has its own sentence for it. Only the server knows who has redeemed
 * it how often.
 */
export type CouponRejection =
  | 'NOT_VALID'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'BELOW_MINIMUM'
  | 'ADDRESS_NEEDED'
  | 'OTHER_ZONE';

export type CouponDiscountResult =
  | { valid: true; couponAmount: number; freeDelivery: boolean; reason: null }
  | { valid: false; couponAmount: 0; freeDelivery: false; reason: CouponRejection };

export interface CouponDiscountInput {
  /** The total of the goods, after discounts. */
  total: number;
  now: Date;
  /** Absent while there is no address. */
  zoneId?: string | undefined;
}

/**
 * Returns what a coupon takes off an order. `freeDelivery` does not include the stairs, see `calculateDeliveryCharge`.
 * @example
 * calculateCouponDiscount(eid10, { total: 58_500, now }); // { valid: true, couponAmount: 5_000, freeDelivery: false, reason: null }
 */
export function calculateCouponDiscount(coupon: Coupon, order: CouponDiscountInput): CouponDiscountResult {
  const reason = findRejection(coupon, order);
  if (reason !== null) return { valid: false, couponAmount: 0, freeDelivery: false, reason };
  const freeDelivery = coupon.benefit.type === 'DELIVERY';
  return { valid: true, couponAmount: amountOff(coupon.benefit, order.total), freeDelivery, reason };
}

function findRejection(coupon: Coupon, { total, now, zoneId }: CouponDiscountInput): CouponRejection | null {
  const { benefit, minimumTotal = 0, startsOn, endsOn } = coupon;
  if (coupon.valid !== true || !isUsable(benefit)) return 'NOT_VALID';
  const today = toDhakaDate(now);
  // ISO dates sort alphabetically.
  if (startsOn !== undefined && today < startsOn) return 'NOT_STARTED';
  if (endsOn !== undefined && today > endsOn) return 'EXPIRED';
  if (assertWholeNumber(total, 'total') < minimumTotal) return 'BELOW_MINIMUM';
  if (benefit.type !== 'DELIVERY') return null;
  if (zoneId === undefined) return 'ADDRESS_NEEDED';
  return benefit.zones?.includes(zoneId) ? null : 'OTHER_ZONE';
}

function isUsable({ type, value = 0 }: CouponBenefit): boolean {
  if (type === 'PERCENTAGE') return isDiscountPercent(value);
  return type === 'DELIVERY' || (type === 'FIXED' && Number.isSafeInteger(value) && value > 0);
}

function amountOff({ type, value = 0, maximum }: CouponBenefit, total: number): number {
  if (type === 'FIXED') return Math.min(value, total);
  if (type !== 'PERCENTAGE') return 0;
  const share = floorPercentOf(total, value);
  return maximum === undefined ? share : Math.min(share, assertWholeNumber(maximum, 'maximum'));
}
