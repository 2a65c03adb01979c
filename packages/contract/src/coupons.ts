import { cartLinesParam } from './cart-lines.ts';
import { endpoint } from './endpoint.ts';
import { pageSchema, searchBody } from './search.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

/** What a coupon gives: an amount, a share of the goods, or the way to the door. */
export const couponBenefit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('FIXED'), value: taka }),
  z.object({ type: z.literal('PERCENTAGE'), value: z.number(), maximum: taka.optional() }),
  z.object({ type: z.literal('DELIVERY'), zones: z.array(z.string()) }),
]);
export type CouponBenefit = z.infer<typeof couponBenefit>;

/** A coupon as shoppers read it. How often it was used stays with the shop. */
export const coupon = z.object({
  code: z.string(),
  title: z.string(),
  /** When it counts and for how much, in a sentence. */
  terms: z.string(),
  benefit: couponBenefit,
  /** The least that the goods must come to, after discounts. */
  minimumTotal: taka.optional(),
  firstOrderOnly: z.boolean(),
  startsOn: z.string().optional(),
  /** The last day on which it counts. */
  endsOn: z.string().optional(),
  /** How often one customer may use it. */
  perCustomer: z.int().positive().optional(),
});
export type Coupon = z.infer<typeof coupon>;

/** Why a coupon does not count. `NOT_VALID` is said of unknown ones too, and of those of somebody else. */
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

/** The coupons that are offered today: to everybody, and to whoever asks. */
export const searchCoupons = endpoint({
  name: 'searchCoupons',
  method: 'POST',
  path: '/api/discount/coupons/search',
  body: searchBody({ fields: ['code', 'title'], sortFields: ['code', 'title'], size: 20 }),
  response: pageSchema(coupon),
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'safe',
});

/** What a coupon would take off these lines at the prices of this moment. Nothing is used or kept. */
export const applyCoupon = endpoint({
  name: 'applyCoupon',
  method: 'GET',
  path: '/api/discount/coupons/apply',
  query: z.strictObject({
    /** As it was typed: blanks and small letters do no harm. */
    code: z.string().min(1).max(60),
    lines: cartLinesParam,
    /** Absent until there is an address. */
    zoneId: z.string().max(60).optional(),
  }),
  response: z.object({
    valid: z.boolean(),
    couponAmount: taka,
    freeDelivery: z.boolean(),
    reason: couponRejectionReason.nullable(),
    /** What the lines come to after discounts, before the coupon. */
    total: taka,
    /** Null for `NOT_VALID`. */
    coupon: coupon.nullable(),
  }),
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'safe',
});
