import { savedAddress } from './addresses.ts';
import { instalmentPlan, orderLine, orderTotals, paymentMethod, paymentMethodOption } from './quote.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

/** Where the goods are. `EXPIRED` was not paid in time, and its stock is released. */
export const orderStates = [
  'PLACED',
  'CONFIRMED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDED',
] as const;
export const orderState = z.enum(orderStates);
export type OrderState = z.infer<typeof orderState>;

/** Where the money is. `PAID` is final: only the status that the gateway returns when asked leads to it. */
export const paymentStates = ['PENDING', 'PAID', 'ADVANCE_PAID', 'FAILED', 'CANCELLED', 'LATER'] as const;
export const paymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentState>;

export const orderEventKinds = [
  'PLACED',
  'PAID',
  'ADVANCE_PAID',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'PAYMENT_LATER',
  'PAYMENT_STARTED',
  'EXPIRED',
  'CANCELLED',
  'CONFIRMED',
  'SHIPPED',
  'DELIVERED',
  'REFUNDED',
  'SLIP_ATTACHED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURN_REFUNDED',
] as const;
export const orderEventKind = z.enum(orderEventKinds);
export type OrderEventKind = z.infer<typeof orderEventKind>;

/**
 * How much of an order a token opens. `STATUS` is the result of a look-up: the order state and the lines, without PIN,
 * address, contact and note, and without permission to change anything. `WHOLE` is for the order's customer, and for
 * the token it was placed with or that was sent to its buyer.
 */
export const orderAccessLevel = z.enum(['WHOLE', 'STATUS']);
export type OrderAccessLevel = z.infer<typeof orderAccessLevel>;

export const order = z.object({
  orderId: z.string(),
  invoiceId: z.string(),
  access: orderAccessLevel,
  /** Short, to be read out on the telephone: `PR-4F7K-92`. */
  orderNumber: z.string(),
  kind: z.enum(['ORDER', 'BOOKING']),
  state: orderState,
  createdAt: z.string(),
  /** At the prices that are charged. */
  lines: z.array(orderLine),
  totals: orderTotals,
  /** How much of `totals.payable` is value added tax, at the rate of the day of the order. */
  vat: z.object({ percent: z.number().nonnegative(), amount: taka }),
  couponCode: z.string().optional(),
  /** Empty if only the status is open, and after the contact details were deleted. */
  contact: z.object({ fullName: z.string(), mobile: z.string(), email: z.string().optional() }),
  delivery: z.object({
    kind: z.enum(['HOME', 'COLLECT']),
    address: savedAddress.omit({ id: true, isDefault: true }).optional(),
    outlet: z.object({ id: z.string(), name: z.string() }).optional(),
    /** The selected day. */
    day: z.string().optional(),
    note: z.string().optional(),
    charge: taka,
    stairs: taka,
    earliest: z.string(),
    latest: z.string(),
  }),
  payment: z.object({
    method: paymentMethod,
    state: paymentState,
    instalments: instalmentPlan.optional(),
    toPay: taka,
    paid: taka,
    /** The amount that the gateway is asked for; the rest is paid at the door. */
    now: taka,
    atTheDoor: taka,
    /** For a booking: what is paid before it is built, through the gateway or by transfer. */
    advance: taka.optional(),
    /** Until when the stock is reserved for a payment; absent if no payment is awaited. */
    reservedUntil: z.string().optional(),
    canPayAgain: z.boolean(),
    /** The payment methods now, and why others are not offered; empty if the order cannot be paid again. */
    ways: z.array(paymentMethodOption),
    canCancel: z.boolean(),
  }),
  timeline: z.array(z.object({ kind: orderEventKind, at: z.string() })),
});
export type Order = z.infer<typeof order>;
