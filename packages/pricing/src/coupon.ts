import { assertWholeNumber } from './assert-whole-number.ts';
import { toDhakaDate } from './dhaka-calendar.ts';
import { floorPercentOf, isValidPercent } from './percentage.ts';

/** What a coupon gives. Of an unknown type it gives nothing. */
export interface CouponBenefit {
  type: string;
  value?: number | undefined;
  /** Of a percentage: never more than this. */
  maximum?: number | undefined;
  /** Of free delivery: where. */
  zones?: readonly string[] | undefined;
}

export interface Coupon {
  valid: boolean;
  benefit: CouponBenefit;
  /** The least that the goods must come to, after discounts. */
  minimumTotal?: number | undefined;
  startsOn?: string | undefined;
  /** The last day on which it counts. */
  endsOn?: string | undefined;
}

/** Why a coupon does not count for a cart; the sentence is the page's. Who has used it how often, only the server knows. */
export type CouponRejection =
  | 'NOT_VALID'
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'BELOW_MINIMUM'
  | 'ADDRESS_NEEDED'
  | 'OTHER_ZONE';

export type CouponResult =
  | { valid: true; couponAmount: number; freeDelivery: boolean; reason: null }
  | { valid: false; couponAmount: 0; freeDelivery: false; reason: CouponRejection };

export interface CouponInput {
  /** What the goods come to, after discounts. */
  total: number;
  now: Date;
  /** Absent until there is an address. */
  zoneId?: string | undefined;
}

/**
 * What a coupon takes off an order. `freeDelivery` is for the road alone, see `calculateDeliveryCharge`.
 * @example
 * applyCoupon(eid10, { total: 58_500, now }); // { valid: true, couponAmount: 5_000, freeDelivery: false, reason: null }
 */
export function calculateCoupon(coupon: Coupon, order: CouponInput): CouponResult {
  const reason = refusal(coupon, order);
  if (reason !== null) return { valid: false, couponAmount: 0, freeDelivery: false, reason };
  const freeDelivery = coupon.benefit.type === 'DELIVERY';
  return { valid: true, couponAmount: amountOff(coupon.benefit, order.total), freeDelivery, reason };
}

function refusal(coupon: Coupon, { total, now, zoneId }: CouponInput): CouponRejection | null {
  const { benefit, minimumTotal = 0, startsOn, endsOn } = coupon;
  if (coupon.valid !== true || !isUsable(benefit)) return 'NOT_VALID';
  const today = toDhakaDate(now);
  // Days are written so that the alphabet sorts them.
  if (startsOn !== undefined && today < startsOn) return 'NOT_STARTED';
  if (endsOn !== undefined && today > endsOn) return 'EXPIRED';
  if (assertWholeNumber(total, 'total') < minimumTotal) return 'BELOW_MINIMUM';
  if (benefit.type !== 'DELIVERY') return null;
  if (zoneId === undefined) return 'ADDRESS_NEEDED';
  return benefit.zones?.includes(zoneId) ? null : 'OTHER_ZONE';
}

function isUsable({ type, value = 0 }: CouponBenefit): boolean {
  if (type === 'PERCENTAGE') return isValidPercent(value);
  return type === 'DELIVERY' || (type === 'FIXED' && Number.isSafeInteger(value) && value > 0);
}

function amountOff({ type, value = 0, maximum }: CouponBenefit, total: number): number {
  if (type === 'FIXED') return Math.min(value, total);
  if (type !== 'PERCENTAGE') return 0;
  const share = floorPercentOf(total, value);
  return maximum === undefined ? share : Math.min(share, assertWholeNumber(maximum, 'maximum'));
}
