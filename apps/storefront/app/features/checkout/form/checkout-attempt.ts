import { createIdempotencyKey } from '@piri/client';
import { placeOrder } from '@piri/contract/checkout';
import { order as contractOrder, type Order } from '@piri/contract/order';
import { z } from '@piri/contract/zod';
import type { OrderRequest } from './build-order-request.ts';

/** An order or a booking to send. The two endpoints take the same body. */
export type CheckoutSubmission = Pick<Order, 'kind'> & { order: OrderRequest };

/**
 * An order that was sent, with its idempotency key.
 * - `sent`: no response yet. If it is found after a reload, none will come.
 * - `lost`: no response came, or one that leaves the outcome open.
 * - `gatewayDown`: the order was placed, but its payment could not start.
 * - `refused`: nothing was ordered; the same order may be sent again.
 */
export interface CheckoutAttempt extends CheckoutSubmission {
  key: string;
  status: 'sent' | 'lost' | 'gatewayDown' | 'refused';
  /** The id of the customer who sent it; empty for a guest. A key is valid for one customer, or for guests. */
  customerId: string;
}

const checkoutAttempt = z.object({
  kind: contractOrder.shape.kind,
  key: z.string().min(16).max(100),
  order: placeOrder.body,
  status: z.enum(['sent', 'lost', 'gatewayDown', 'refused']),
  customerId: z.string(),
});

/** Parses a stored attempt. Returns `undefined` if it is invalid. */
export function parseAttempt(stored: unknown): CheckoutAttempt | undefined {
  const renamed = renameOldFields(stored);
  return checkoutAttempt.safeParse(renamed).success ? (renamed as CheckoutAttempt) : undefined;
}

/** An attempt that an earlier build stored has its status as `fate` and its customer as `sentBy`. */
function renameOldFields(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('fate' in stored && 'sentBy' in stored))
    return stored;
  const { fate, sentBy, ...attempt } = stored;
  return { ...attempt, status: fate, customerId: sentBy };
}

/** Returns true if the shop has the order or may have it. */
export function mayHaveBeenPlaced(attempt: CheckoutAttempt | undefined): attempt is CheckoutAttempt {
  return attempt !== undefined && attempt.status !== 'refused';
}

/** Returns an attempt with the key of an identical one: a double click, a reload or another tab places one order. */
export function createCheckoutAttempt(
  { kind, order }: CheckoutSubmission,
  customerId: string,
  before: CheckoutAttempt | undefined,
): CheckoutAttempt {
  const same =
    before?.customerId === customerId &&
    before.kind === kind &&
    JSON.stringify(before.order) === JSON.stringify(order);
  return {
    key: same ? before.key : createIdempotencyKey(),
    kind,
    order,
    status: 'sent',
    customerId,
  };
}
