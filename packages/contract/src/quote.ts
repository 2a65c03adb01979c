import { cartLine } from './cart-lines.ts';
import { couponRejectionReason } from './coupons.ts';
import { image } from './images.ts';
import { sku } from './items.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

export const paymentMethods = ['CARD', 'WALLET', 'CASH_ON_DELIVERY', 'PAY_LATER'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** A payment method, offered or not. `PAY_LATER` is a bank transfer within three days. */
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

/** A line as it is sold: its sku or bundle and its price. Prices are per unit. */
export const orderLine = z.object({
  // All fields of a cart line, so that a new field is sold with it. The code and the quantity are less strict here:
  // they have already been validated.
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
  /** Whether some of it is built for this order. */
  madeToOrder: z.boolean(),
});
export type OrderLine = z.infer<typeof orderLine>;

export const quoteLine = orderLine.extend({ available: z.int(), state: sku.shape.state });
export type QuoteLine = z.infer<typeof quoteLine>;

/** The totals below the lines; `delivery` includes the stair charge. */
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

/** Everything that an order would cost at this moment. A quote reserves nothing and redeems nothing. */
export const quote = z.object({
  lines: z.array(quoteLine),
  totals: orderTotals,
  /** Null until the destination is known. */
  delivery: z
    .object({
      zoneId: z.string(),
      /** The delivery charge without the stairs. */
      charge: taka,
      /** The stair charge. */
      stairs: taka,
      /** The first calendar day in Dhaka on which it can arrive, such as 2026-11-24; `latest` is the last one. */
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
  /** The fee for instalments; 0 without them. */
  instalmentFee: taka,
  /** The amount of the whole order, including the fee: send it as `expectedTotal`. */
  toPay: taka,
  payment: z.array(paymentMethodOption),
  /** How a single item that is built to order can be booked with an advance. Absent if it cannot. */
  booking: z.object({ advance: taka, atTheDoor: taka, payment: z.array(paymentMethodOption) }).optional(),
  instalments: z.array(instalmentPlan),
});
export type Quote = z.infer<typeof quote>;
