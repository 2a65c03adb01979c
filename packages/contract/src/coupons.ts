import { cartLinesParam } from './cart-lines.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

/** The benefit of a coupon: an amount or a percentage off the goods, or free delivery. */
export const couponBenefit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('FIXED'), value: taka }),
  z.object({ type: z.literal('PERCENTAGE'), value: z.number(), maximum: taka.optional() }),
  z.object({ type: z.literal('DELIVERY'), zones: z.array(z.string()) }),
]);
export type CouponBenefit = z.infer<typeof couponBenefit>;

/** A coupon as shoppers read it. How often it was redeemed is not included. */
export const coupon = z.object({
  code: z.string(),
  title: z.string(),
  /** A sentence about when it is valid and for which amount. */
  terms: z.string(),
  benefit: couponBenefit,
  /** The minimum total of the goods, after discounts. */
  minimumTotal: taka.optional(),
  firstOrderOnly: z.boolean(),
  startsOn: z.string().optional(),
  /** The last day on which it is valid. */
  endsOn: z.string().optional(),
  /** How often one customer may redeem it. */
  perCustomer: z.int().positive().optional(),
});
export type Coupon = z.infer<typeof coupon>;

/** Why a coupon is rejected. `NOT_VALID` also covers unknown coupons and those of another customer. */
export const couponRejectionReasons = [
  'NOT_VALID',
  'NOT_STARTED',
  'EXPIRED',
  'USED_UP',
  'ALREADY_USED',
  'NOT_FIRST_ORDER',
  'BELOW_MINIMUM',
  'ADDRESS_NEEDED',
  'OTHER_ZONE',
] as const;
export const couponRejectionReason = z.enum(couponRejectionReasons);
export type CouponRejectionReason = z.infer<typeof couponRejectionReason>;

/** Returns the coupons that are offered today, to everybody and to the caller. */
export const searchCoupons = defineEndpoint({
  name: 'searchCoupons',
  method: 'POST',
  path: '/api/discount/coupons/search',
  body: createSearchBodySchema({ fields: ['code', 'title'], sortFields: ['code', 'title'], size: 20 }),
  response: createPageSchema(coupon),
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'safe',
});

/** Returns what a coupon would take off these lines at current prices. Nothing is redeemed or stored. */
export const applyCoupon = defineEndpoint({
  name: 'applyCoupon',
  method: 'GET',
  path: '/api/discount/coupons/apply',
  query: z.strictObject({
    /** As typed: spaces and lower case are accepted. */
    code: z.string().min(1).max(60),
    lines: cartLinesParam,
    /** Absent while there is no address. */
    zoneId: z.string().max(60).optional(),
  }),
  response: z.object({
    valid: z.boolean(),
    couponAmount: taka,
    freeDelivery: z.boolean(),
    reason: couponRejectionReason.nullable(),
    /** The total of the lines after discounts, before the coupon. */
    total: taka,
    /** Null for `NOT_VALID`. */
    coupon: coupon.nullable(),
  }),
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'safe',
});
