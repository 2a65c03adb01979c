import { deliveryAddress } from './addresses.ts';
import { cartLines } from './cart-lines.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { email } from './email.ts';
import { mobile } from './mobile.ts';
import { order, paymentState } from './order.ts';
import { paymentMethod, quote } from './quote.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ examples: ['2026-11-30'] });

/** Where an order goes: to a new address, to a saved one, or to an outlet for pickup. */
export const deliverySelection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('HOME'), address: deliveryAddress, day: day.optional() }),
  z.strictObject({
    kind: z.literal('SAVED'),
    addressId: z.string().min(1).max(100),
    day: day.optional(),
  }),
  z.strictObject({
    kind: z.literal('COLLECT'),
    outletId: z
      .string()
      .min(1)
      .max(100)
      .meta({ examples: ['dhanmondi'] }),
    day: day.optional(),
  }),
]);
export type DeliverySelection = z.infer<typeof deliverySelection>;

export const orderContact = z.strictObject({
  fullName: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .meta({ examples: ['Rahima Khatun', 'রহিমা খাতুন'] }),
  mobile,
  email: email.optional(),
});

/** A coupon code as typed: spaces and lower case are accepted. */
const couponCode = z
  .string()
  .min(1)
  .max(60)
  .meta({ examples: ['PIRI500', 'pi ri500', 'EID10'] });
const emiMonths = z
  .int()
  .min(1)
  .max(60)
  .meta({ examples: [3, 6, 12] });

/** Returns what an order would cost. A missing address, missing stock or a rejected coupon is reported, not refused. */
export const quoteCheckout = defineEndpoint({
  name: 'quoteCheckout',
  method: 'POST',
  path: '/api/checkouts/quote',
  body: z.strictObject({
    lines: cartLines,
    delivery: deliverySelection.optional(),
    couponCode: couponCode.optional(),
    paymentMethod: paymentMethod.optional(),
    emiMonths: emiMonths.optional(),
  }),
  response: quote,
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'natural',
});

/**
 * The response to an order. `redirectUrl` is the gateway's page, if a payment is due now. `guestToken` opens the order
 * for a guest: send it in the header `x-guest-token`, never in a URL.
 */
export const placedOrder = z.object({
  orderId: z.string(),
  invoiceId: z.string(),
  orderNumber: z.string(),
  payable: taka,
  paymentState,
  redirectUrl: z.string().optional(),
  guestToken: z.string().optional(),
});
export type PlacedOrder = z.infer<typeof placedOrder>;

/**
 * Places an order at current prices. `expectedTotal` is the quote's `toPay` that the shopper agreed to: if the amount
 * is different now, nothing happens and the response is PRICE_CHANGED or OUT_OF_STOCK with the new quote. GATEWAY_DOWN
 * means that the order was placed but its payment could not be started: repeat the request with the same key to
 * continue. CONFIRM_MOBILE means that nothing was ordered: call `sendMobileCode` and `confirmMobile`, then repeat the
 * request with the same key and the token from `confirmMobile`.
 */
export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/checkouts',
  body: z.strictObject({
    lines: cartLines,
    contact: orderContact,
    delivery: deliverySelection,
    /** A note for the delivery team. */
    note: z.string().trim().max(500).optional(),
    couponCode: couponCode.optional(),
    paymentMethod,
    /** With CARD: the number of monthly instalments. */
    emiMonths: emiMonths.optional(),
    expectedTotal: taka,
  }),
  response: placedOrder,
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
  confirmedMobile: true,
});

const ofOne = {
  query: z.strictObject({ invoiceId: z.string().min(1).max(100) }),
  auth: 'userOrGuest',
  owned: 'invoiceId',
} as const;

/** Returns an order to its customer, or to the guest with its token. */
export const getCheckout = defineEndpoint({
  ...ofOne,
  name: 'getCheckout',
  method: 'GET',
  path: '/api/checkouts',
  response: order,
  statuses: [200],
  repeat: 'safe',
});

/** The result of a payment, which decides the result page; `pending` while the gateway does not know it yet. */
const settled = z.object({
  invoiceId: z.string(),
  paymentState,
  outcome: z.enum(['success', 'failed', 'cancel', 'later', 'pending']),
});
export type PaymentStatusResult = z.infer<typeof settled>;

/** Asks the gateway for the status of the payment. It never means "mark as paid". */
export const confirmCheckout = defineEndpoint({
  ...ofOne,
  name: 'confirmCheckout',
  method: 'PATCH',
  path: '/api/checkouts/confirm',
  response: settled,
  statuses: [200],
  repeat: 'natural',
});

/**
 * Reports that the shopper returned without paying. The gateway's status takes precedence; the stock stays reserved.
 */
export const cancelCheckout = defineEndpoint({
  ...ofOne,
  name: 'cancelCheckout',
  method: 'PATCH',
  path: '/api/checkouts/cancel',
  response: settled,
  statuses: [200],
  repeat: 'natural',
});

/**
 * Reports that the shopper returned after a failed payment. The gateway's status takes precedence; the stock stays
 * reserved.
 */
export const failCheckout = defineEndpoint({
  ...ofOne,
  name: 'failCheckout',
  method: 'PATCH',
  path: '/api/checkouts/failure',
  response: settled,
  statuses: [200],
  repeat: 'natural',
});

/**
 * Retries the payment of an order, with the same or another method. An expired order reserves its stock again, if there
 * is enough.
 */
export const retryPayment = defineEndpoint({
  name: 'payAgain',
  method: 'POST',
  path: '/api/checkouts/payments',
  body: z.strictObject({ invoiceId: ofOne.query.shape.invoiceId, paymentMethod }),
  response: placedOrder.omit({ guestToken: true }),
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
  owned: 'invoiceId',
  confirmedMobile: true,
});

/** Cancels an unpaid order and releases its stock and its coupon at once. */
export const cancelOrder = defineEndpoint({
  ...ofOne,
  name: 'cancelOrder',
  method: 'DELETE',
  path: '/api/checkouts',
  response: order,
  statuses: [200],
  repeat: 'natural',
});

/**
 * Deletes the name, mobile number, address, note and files of an order: at once if it has ended, or else when it ends.
 * The invoice stays without them. `deleted` is true if they were deleted at once.
 */
export const deleteOrderContact = defineEndpoint({
  ...ofOne,
  name: 'deleteOrderContact',
  method: 'DELETE',
  path: '/api/checkouts/contact',
  response: z.object({ deleted: z.boolean() }),
  statuses: [200],
  repeat: 'natural',
});

/**
 * Opens the status of an order to anyone who knows its number and the mobile number it was placed with: the access is
 * `STATUS`.
 */
export const findOrder = defineEndpoint({
  name: 'findOrder',
  method: 'POST',
  path: '/api/checkouts/lookup',
  body: z.strictObject({
    /** Such as `PR-4F7K-92`; spaces, lower case and missing dashes are accepted. */
    orderNumber: z
      .string()
      .min(1)
      .max(40)
      .meta({ examples: ['PR-4F7K-92', 'pr 4f7k 92'] }),
    mobile,
  }),
  response: z.object({ invoiceId: z.string(), guestToken: z.string() }),
  statuses: [200],
  auth: 'public',
  repeat: 'never',
});

/**
 * Sends a link to the email address or mobile number that an order was placed with. After the # it has a token that
 * opens the whole order, for a guest in another browser.
 */
export const sendOrderLink = defineEndpoint({
  name: 'sendOrderLink',
  method: 'POST',
  path: '/api/checkouts/links',
  body: z.strictObject({ invoiceId: ofOne.query.shape.invoiceId }),
  response: z.object({ channel: z.enum(['MAIL', 'SMS']) }),
  statuses: [202],
  auth: 'userOrGuest',
  repeat: 'never',
  owned: 'invoiceId',
});
