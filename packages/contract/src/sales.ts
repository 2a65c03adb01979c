import { cartLine } from './cart-lines.ts';
import { placedOrder, placeOrder } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { order } from './order.ts';
import { pageSchema, searchBody } from './search.ts';
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

/** A sale as a list shows it; `getSale` tells the rest. */
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
  .extend({ payment });
export type SaleSummary = z.infer<typeof saleSummary>;

export const saleViews = ['ORDERS', 'BOOKINGS'] as const;

/** What a customer has ordered, or has booked: the newest first. */
export const searchSales = endpoint({
  name: 'searchSales',
  method: 'POST',
  path: '/api/sales',
  body: searchBody({
    fields: ['orderNumber', 'state', 'paymentState'],
    sortFields: ['createdAt', 'toPay'],
    size: 10,
  }).extend({ view: z.enum(saleViews).default('ORDERS') }),
  response: pageSchema(saleSummary),
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

/** What may go back, and why: a changed mind has three days and a fee, a fault of the shop's has neither. */
export const returnReasons = ['CHANGED_MIND', 'BROKEN', 'WRONG', 'LATE'] as const;
export const returnReason = z.enum(returnReasons);
export type ReturnReason = z.infer<typeof returnReason>;

/** No order holds more slips of a transfer. */
export const maxAttachments = 5;

const saleReturn = z.object({
  returnId: z.string(),
  // A field that is added to a line is sold with it. Its code and number are looser here: they were checked before.
  ...cartLine.shape,
  code: z.string(),
  quantity: z.int().positive(),
  reason: returnReason,
  note: z.string().optional(),
  fileUrls: z.array(z.string()),
  state: z.enum(['REQUESTED', 'APPROVED', 'REFUNDED']),
  /** What is paid back once it is here. */
  amount: z.int().nonnegative(),
  requestedAt: z.string(),
});
export type SaleReturn = z.infer<typeof saleReturn>;

/** An order or a booking with all that its owner may know of it. */
export const sale = order.extend({
  /** Six digits for whoever brings the goods; absent once there is nothing to hand over any more. */
  pin: z.string().optional(),
  /** Slips of a transfer. What stands there is read with the session, or by a guest who knows it. */
  attachments: z.array(
    z.object({
      fileUrl: z.string(),
      /** As its sender called it, where that is known. */
      fileName: z.string().optional(),
      attachedAt: z.string(),
    }),
  ),
  returns: z.array(saleReturn),
  /** Of what was handed over: until when somebody may change their mind about what was not built for them. */
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

/** By the `orderId`, to its customer or to the guest with its token. */
export const getSale = endpoint({ ...ofOne, name: 'getSale', method: 'GET', repeat: 'safe' });

/** Gives up a sale that may be given up, as its `payment.canCancel` says: a booking until it is built, its advance comes back. */
export const cancelSale = endpoint({ ...ofOne, name: 'cancelSale', method: 'PATCH', repeat: 'natural' });

/**
 * Has one piece built, for a part of its price in advance: the quote's `booking` says how much. From then on it is an
 * order of the kind BOOKING, and its payment is confirmed, tried again and failed like any other.
 */
export const placeBooking = endpoint({
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

/** Sends the slip of a transfer, which the caller has sent as a file before. It says something, and pays for nothing. */
export const attachSlip = endpoint({
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

/** Asks to give back something that was handed over. */
export const requestReturn = endpoint({
  name: 'requestReturn',
  method: 'POST',
  path: '/api/sales/returns',
  body: cartLine.extend({
    orderId,
    reason: returnReason,
    note: z.string().trim().max(1000).optional(),
    /** Photographs, sent before as files of the type RETURN. */
    fileUrls: z.array(fileUrl).max(3).default([]),
  }),
  response: sale,
  statuses: [201],
  auth: 'userOrGuest',
  repeat: 'keyed',
  owned: 'orderId',
});
