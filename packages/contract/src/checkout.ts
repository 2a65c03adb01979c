import { deliveryAddress } from './addresses.ts';
import { cartLines } from './cart-lines.ts';
import { email } from './email.ts';
import { endpoint } from './endpoint.ts';
import { mobile } from './mobile.ts';
import { order, paymentState } from './order.ts';
import { paymentMethod, quote } from './quote.ts';
import { z } from './zod.ts';

const taka = z.int().nonnegative();

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ examples: ['2026-11-30'] });

/** Where an order goes: to an address, to one that the customer has kept, or to a showroom, to be fetched there. */
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

export const contactDetails = z.strictObject({
  fullName: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .meta({ examples: ['Rahima Khatun', 'রহিমা খাতুন'] }),
  mobile,
  email: email.optional(),
});

/** As it was typed: blanks and small letters do no harm. */
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

/** What an order would come to. Says what is missing instead of refusing it: an address, stock, a coupon that counts. */
export const quoteCheckout = endpoint({
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
 * What a placed order answers. `redirectUrl` is the gateway's page, where something is to be paid now. `guestToken` opens
 * the order to whoever has no account: it goes into the header `x-guest-token`, never into an address.
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
 * Places an order at the prices of this moment. `expectedTotal` is the quote's `toPay` that the shopper agreed to: where
 * the shop comes to another amount, nothing happens and the answer is PRICE_CHANGED or OUT_OF_STOCK with the new quote.
 * GATEWAY_DOWN means that the order stands and its payment could not begin: the same request with the same key goes on.
 * CONFIRM_MOBILE means that nothing was ordered: `sendMobileCode` and `confirmMobile`, then the same request with the same
 * key and the token that this gave.
 */
export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/checkouts',
  body: z.strictObject({
    lines: cartLines,
    contact: contactDetails,
    delivery: deliverySelection,
    /** For whoever brings it. */
    note: z.string().trim().max(500).optional(),
    couponCode: couponCode.optional(),
    paymentMethod,
    /** With CARD: in so many months. */
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

/** An order, to its customer or to the guest with its token. */
export const getCheckout = endpoint({
  ...ofOne,
  name: 'getCheckout',
  method: 'GET',
  path: '/api/checkouts',
  response: order,
  statuses: [200],
  repeat: 'safe',
});

/** Which result page tells the truth; `pending` while the gateway does not know yet. */
const settled = z.object({
  invoiceId: z.string(),
  paymentState,
  outcome: z.enum(['success', 'failed', 'cancel', 'later', 'pending']),
});
export type PaymentOutcome = z.infer<typeof settled>;

/** Asks the gateway what became of the payment. It never means "mark as paid". */
export const confirmCheckout = endpoint({
  ...ofOne,
  name: 'confirmCheckout',
  method: 'PATCH',
  path: '/api/checkouts/confirm',
  response: settled,
  statuses: [200],
  repeat: 'natural',
});

/** The shopper came back without paying. What the gateway knows better, counts; the goods stay reserved. */
export const cancelCheckout = endpoint({
  ...ofOne,
  name: 'cancelCheckout',
  method: 'PATCH',
  path: '/api/checkouts/cancel',
  response: settled,
  statuses: [200],
  repeat: 'natural',
});

/** The shopper came back and the payment had failed. What the gateway knows better, counts; the goods stay reserved. */
export const failCheckout = endpoint({
  ...ofOne,
  name: 'failCheckout',
  method: 'PATCH',
  path: '/api/checkouts/failure',
  response: settled,
  statuses: [200],
  repeat: 'natural',
});

/** Tries the same order again, in the same way or another. One that has expired takes its goods again, if they are there. */
export const retryPayment = endpoint({
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

/** Gives up an order that is not paid: its goods and its coupon are free at once. */
export const cancelOrder = endpoint({
  ...ofOne,
  name: 'cancelOrder',
  method: 'DELETE',
  path: '/api/checkouts',
  response: order,
  statuses: [200],
  repeat: 'natural',
});

/**
 * Takes name, number, address, note and files off an order: at once where it is over, else as soon as it is. The invoice
 * stays without them. `deleted` tells which.
 */
export const deleteOrderContact = endpoint({
  ...ofOne,
  name: 'deleteOrderContact',
  method: 'DELETE',
  path: '/api/checkouts/contact',
  response: z.object({ deleted: z.boolean() }),
  statuses: [200],
  repeat: 'natural',
});

/** Shows how an order stands to whoever knows its number and the mobile number it was placed with: its access is `STATUS`. */
export const findOrder = endpoint({
  name: 'findOrder',
  method: 'POST',
  path: '/api/checkouts/lookup',
  body: z.strictObject({
    /** `PR-4F7K-92`; blanks, small letters and missing dashes do no harm. */
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
 * Sends a link to the address or telephone that an order was placed with. What follows the # in it is a token that opens
 * the whole order: the way back for a guest in another browser.
 */
export const sendOrderLink = endpoint({
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
