import { newIdempotencyKey } from '@piri/client';
import { placeOrder } from '@piri/contract/checkout';
import { order as contractOrder, type Order } from '@piri/contract/order';
import { z } from '@piri/contract/zod';
import type { OrderRequest } from './build-order-request.ts';

/** Something that is ordered, or a piece that is booked: two calls, which take the same answers. */
export type CheckoutSubmission = Pick<Order, 'kind'> & { order: OrderRequest };

/**
 * An order on its way, with the key under which the shop acts once, however often it is sent.
 * - `sent`: no answer yet. Found after a reload it is one that never came.
 * - `lost`: none came, or one that says nothing.
 * - `gatewayDown`: the order stands, and its payment could not begin.
 * - `refused`: nothing was ordered; the same order may be sent again.
 */
export interface CheckoutAttempt extends CheckoutSubmission {
  key: string;
  fate: 'sent' | 'lost' | 'gatewayDown' | 'refused';
  /** Whose it is: a key counts for one customer, or for guests, who are empty here. */
  sentBy: string;
}

const checkoutAttempt = z.object({
  kind: contractOrder.shape.kind,
  key: z.string().min(16).max(100),
  order: placeOrder.body,
  fate: z.enum(['sent', 'lost', 'gatewayDown', 'refused']),
  sentBy: z.string(),
});

/** An attempt as it was kept; nothing for whatever is none. */
export function parseAttempt(kept: unknown): CheckoutAttempt | undefined {
  return checkoutAttempt.safeParse(kept).success ? (kept as CheckoutAttempt) : undefined;
}

/** Whether the shop may have this order already, or has it. */
export function isUnresolved(attempt: CheckoutAttempt | undefined): attempt is CheckoutAttempt {
  return attempt !== undefined && attempt.fate !== 'refused';
}

/** The same wish goes under the same key: two presses, a reload or another tab make one order of it. */
export function getOrCreateAttempt(
  { kind, order }: CheckoutSubmission,
  sentBy: string,
  before: CheckoutAttempt | undefined,
): CheckoutAttempt {
  const same =
    before?.sentBy === sentBy &&
    before.kind === kind &&
    JSON.stringify(before.order) === JSON.stringify(order);
  return { key: same ? before.key : newIdempotencyKey(), kind, order, fate: 'sent', sentBy };
}
