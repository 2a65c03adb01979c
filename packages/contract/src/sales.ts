import { cartLine } from './cart-lines.ts';
import { placedOrder, placeOrder } from './checkout.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { order } from './order.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

const payment = order.shape.payment.pick({
  method: true,
  state: true,
  toPay: true,
  paid: true,
  advance: true,
  reservedUntil: true,
  canPayAgain: true,
  canCancel: true,
});

/** A sale in a list; `getSale` returns the rest. */
export const saleSummary = order
  .pick({
    orderId: true,
    invoiceId: true,
    orderNumber: true,
    kind: true,
    state: true,
    createdAt: true,
    lines: true,
  })
  .extend({ payment, delivery: order.shape.delivery.pick({ kind: true }) });
export type SaleSummary = z.infer<typeof saleSummary>;

export const saleViews = ['ORDERS', 'BOOKINGS'] as const;

/** Returns the customer's orders or bookings, newest first. */
export const searchSales = defineEndpoint({
  name: 'searchSales',
  method: 'POST',
  path: '/api/sales',
  body: createSearchBodySchema({
    fields: ['orderNumber', 'state', 'paymentState'],
    sortFields: ['createdAt', 'toPay'],
    size: 10,
  }).extend({ view: z.enum(saleViews).default('ORDERS') }),
  response: createPageSchema(saleSummary),
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

/**
 * The reasons for a return. A change of mind is possible for three days and has a fee; a fault of the shop has neither a
 * deadline nor a fee.
 */
export const returnReasons = ['CHANGED_MIND', 'BROKEN', 'WRONG', 'LATE'] as const;
export const returnReason = z.enum(returnReasons);
export type ReturnReason = z.infer<typeof returnReason>;

/** The maximum number of transfer slips of an order. */
export const maxTransferSlips = 5;

const saleReturn = z.object({
  returnId: z.string(),
  // All fields of a cart line, so that a new field is sold with it. The code and the quantity are less strict here:
  // they have already been validated.
  ...cartLine.shape,
  code: z.string(),
  quantity: z.int().positive(),
  reason: returnReason,
  note: z.string().optional(),
  fileUrls: z.array(z.string()),
  state: z.enum(['REQUESTED', 'APPROVED', 'REFUNDED']),
  /** The amount to refund once the goods are back. */
  amount: z.int().nonnegative(),
  requestedAt: z.string(),
});
export type SaleReturn = z.infer<typeof saleReturn>;

/** An order or a booking with everything that its owner may see. */
export const sale = order.extend({
  /** The delivery PIN, six digits for the handover; absent after it. */
  pin: z.string().optional(),
  /** Transfer slips. Their files can be read with the session, or by a guest who knows the URL. */
  attachments: z.array(
    z.object({
      fileUrl: z.string(),
      /** The file name that the sender gave it, if known. */
      fileName: z.string().optional(),
      attachedAt: z.string(),
    }),
  ),
  returns: z.array(saleReturn),
  /**
   * For a delivered order: until when a customer may return goods after a change of mind. It does not apply to goods
   * that were built for them.
   */
  returnableUntil: z.string().optional(),
});
export type Sale = z.infer<typeof sale>;

const ofOne = {
  path: '/api/sales',
  query: z.strictObject({ id: z.string().min(1).max(100) }),
  response: sale,
  statuses: [200],
  auth: 'userOrGuest',
  owned: 'id',
} as const;

/** Returns a sale by its `orderId`, to its customer or to the guest with its token. */
export const getSale = defineEndpoint({ ...ofOne, name: 'getSale', method: 'GET', repeat: 'safe' });

/**
 * Cancels a sale if its `payment.canCancel` is true: a booking can be cancelled until it is built, and its advance is
 * refunded.
 */
export const cancelSale = defineEndpoint({
  ...ofOne,
  name: 'cancelSale',
  method: 'PATCH',
  repeat: 'natural',
});

/**
 * Books one item that is built after a part of its price is paid in advance; the quote's `booking` tells the amount.
 * The booking is an order of the kind BOOKING, and its payment is confirmed, retried and failed like any other.
 */
export const placeBooking = defineEndpoint({
  name: 'placeBooking',
  method: 'POST',
  path: '/api/sales/bookings',
  body: placeOrder.body.pick({
    lines: true,
    contact: true,
    delivery: true,
    note: true,
    paymentMethod: true,
    expectedTotal: true,
  }),
  response: placedOrder.extend({ advance: z.int().positive() }),
  statuses: [201],
  confirmedMobile: true,
  auth: 'userOrGuest',
  repeat: 'keyed',
});

const fileUrl = z
  .string()
  .min(1)
  .max(500)
  .meta({ examples: ['/api/files/aaaaaaaaaaaaaaaaaaaaaaaaaa.pdf'] });
const orderId = z.string().min(1).max(100);

/** Attaches a transfer slip that was uploaded as a file before. It does not mark the order as paid. */
export const attachSlip = defineEndpoint({
  name: 'attachSlip',
  method: 'PATCH',
  path: '/api/sales/payments/attachments',
  body: z.strictObject({ orderId, fileUrl }),
  response: sale,
  statuses: [200],
  auth: 'userOrGuest',
  repeat: 'natural',
  owned: 'orderId',
});

/** Requests to return goods of a delivered order. */
export const requestReturn = defineEndpoint({
  name: 'requestReturn',
  method: 'POST',
  path: '/api/sales/returns',
  body: cartLine.extend({
    orderId,
    reason: returnReason,
    note: z.string().trim().max(1000).optional(),
    /** Photographs, uploaded before as files of the type RETURN. */
    fileUrls: z.array(fileUrl).max(3).default([]),
  }),
  response: sale,
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
  owned: 'orderId',
});
