import type { PlacedOrder, placeOrder } from '@piri/contract/checkout';
import type { PaymentMethodOption } from '@piri/contract/quote';
import type { Transaction } from 'kysely';
import { createHmacHex } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { StoredResult } from '../../runtime/handler-result.ts';
import { enqueueMessagesForOrderRow } from '../orders/enqueue-order-messages.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { addOrderToken } from '../orders/order-tokens.ts';
import type { OrderRow } from '../orders/reservation.ts';
import { getReservedUntilAndPaymentState } from '../orders/reservation-period.ts';
import { insertPaymentAttempt } from '../payments/insert-payment-attempt.ts';
import { startPayment } from '../payments/start-payment.ts';

type Ctx = Omit<RequestContext<typeof placeOrder>, 'caller' | 'once'>;

/** The result that is stored forever under the idempotency key. It contains nothing that grants access. */
export type PlacedOrderSnapshot = Omit<PlacedOrder, 'redirectUrl' | 'guestToken'>;

/** Completes a newly inserted order: adds its first event, its guest token, its payment and its mails. */
export async function finishPlacingOrder(
  ctx: Ctx,
  tx: Transaction<Database>,
  order: OrderRow,
  { offer, toPay }: { offer: PaymentMethodOption; toPay: number },
): Promise<PlacedOrderSnapshot> {
  const now = ctx.now();
  await addOrderEvent(tx, order.id, 'PLACED', now);
  if (ctx.customer === undefined) {
    const token = createGuestToken(ctx, order.id);
    await addOrderToken(tx, { token, orderId: order.id, access: 'WHOLE', createdAt: now });
  }
  if (offer.now > 0) {
    await insertPaymentAttempt(tx, order, { method: offer.method, amount: offer.now, access: 'WHOLE', now });
  }
  await enqueueMessagesForOrderRow(ctx, tx, order, 'PLACED');
  return {
    orderId: order.id,
    invoiceId: order.invoiceId,
    orderNumber: order.orderNumber,
    payable: toPay,
    paymentState: getReservedUntilAndPaymentState(offer, now).paymentState,
  };
}

/**
 * Starts the payment of a placed order. This happens outside the transaction. If the gateway does not respond, the
 * order remains, and the same request with the same key continues from here.
 */
export async function startPlacedOrderPayment<Snapshot extends PlacedOrderSnapshot>(
  ctx: Ctx,
  stored: StoredResult<Snapshot>,
): Promise<StoredResult<Snapshot & Pick<PlacedOrder, 'redirectUrl' | 'guestToken'>>> {
  const redirectUrl = await startPayment(ctx, stored.body.orderId, 'WHOLE');
  const guestToken = ctx.customer === undefined ? createGuestToken(ctx, stored.body.orderId) : undefined;
  return new StoredResult(
    stored.status,
    {
      ...stored.body,
      ...(redirectUrl !== undefined && { redirectUrl }),
      ...(guestToken !== undefined && { guestToken }),
    },
    stored.replayed,
  );
}

/**
 * Derives the guest token from the idempotency key, which only the buyer has, so that a repeated request returns the
 * same token.
 */
function createGuestToken({ idempotencyKey }: Pick<Ctx, 'idempotencyKey'>, orderId: string): string {
  return createHmacHex(idempotencyKey, `guest of ${orderId}`);
}
