import { cartLine } from './cart-lines.ts';
import { couponRejectionReason } from './coupons.ts';
import { image } from './images.ts';
import { sku } from './items.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

export const paymentMethods = ['CARD', 'WALLET', 'CASH_ON_DELIVERY', 'PAY_LATER'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** A way to pay, offered or not. `PAY_LATER` is a bank transfer within three days. */
export const paymentMethodOption = z.object({
  method: paymentMethod,
  offered: z.boolean(),
  /** Why it is not offered: the amount is too high or too low for it, there is no address yet, or no gateway at all. */
  reason: z.enum(['ABOVE_LIMIT', 'BELOW_LIMIT', 'ADDRESS_NEEDED', 'NO_GATEWAY']).nullable(),
  /** Paid through the gateway when ordering. */
  now: taka,
  atTheDoor: taka,
});
export type PaymentMethodOption = z.infer<typeof paymentMethodOption>;

/** A line as it is sold: what it is and what it costs. Prices are of one piece. */
export const lineItem = z.object({
  // A field that is added to a line is sold with it. Its code and number are looser here: they were checked before.
  ...cartLine.shape,
  code: z.string(),
  itemId: z.string(),
  title: z.string(),
  attributeValues: sku.shape.attributeValues,
  image: image.optional(),
  quantity: z.int().positive(),
  salesPrice: taka,
  /** After discounts. */
  price: taka,
  subTotal: taka,
  total: taka,
  /** Some of it is built for this order. */
  madeToOrder: z.boolean(),
});
export type LineItem = z.infer<typeof lineItem>;

export const quoteLine = lineItem.extend({ available: z.int(), state: sku.shape.state });
export type QuoteLine = z.infer<typeof quoteLine>;

/** The figures below the lines; `delivery` is the road and the stairs. */
export const orderTotals = z.object({
  items: z.int(),
  quantity: z.int(),
  subTotal: taka,
  total: taka,
  discount: taka,
  couponAmount: taka,
  delivery: taka,
  payable: taka,
});
export type OrderTotals = z.infer<typeof orderTotals>;

export const instalmentPlan = z.object({
  months: z.int().positive(),
  monthly: taka,
  last: taka,
  fee: taka,
  total: taka,
});
export type InstalmentPlan = z.infer<typeof instalmentPlan>;

/** Everything an order would come to at this moment. Nothing is kept or used up by asking. */
export const quote = z.object({
  lines: z.array(quoteLine),
  totals: orderTotals,
  /** Null until it is known where the order goes. */
  delivery: z
    .object({
      zoneId: z.string(),
      /** For the road. */
      charge: taka,
      /** For carrying up the stairs. */
      stairs: taka,
      /** Calendar days in Dhaka between which it arrives, such as 2026-11-24. */
      earliest: z.string(),
      latest: z.string(),
    })
    .nullable(),
  coupon: z
    .object({
      code: z.string(),
      valid: z.boolean(),
      couponAmount: taka,
      freeDelivery: z.boolean(),
      reason: couponRejectionReason.nullable(),
    })
    .nullable(),
  /** What paying month by month costs; 0 without. */
  instalmentFee: taka,
  /** Everything together: what an order expects to be charged. */
  toPay: taka,
  payment: z.array(paymentMethodOption),
  /** Of one piece that is built to order: how it can be booked, a part in advance. Absent where nothing is. */
  booking: z.object({ advance: taka, atTheDoor: taka, payment: z.array(paymentMethodOption) }).optional(),
  instalments: z.array(instalmentPlan),
});
export type Quote = z.infer<typeof quote>;
