import type { PlacedOrder, placeOrder } from '@piri/contract/checkout';
import type { PaymentMethodOption } from '@piri/contract/quote';
import type { Transaction } from 'kysely';
import { hmac } from '../../core/ids-and-tokens.ts';
import type { Database } from '../../db/schema.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { StoredResult } from '../../runtime/handler-result.ts';
import { enqueueMessagesFor } from '../orders/enqueue-order-messages.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { addOrderToken } from '../orders/order-tokens.ts';
import type { OrderRow } from '../orders/reservation.ts';
import { getReservationPeriod } from '../orders/reservation-period.ts';
import { createPayment } from '../payments/create-payment.ts';
import { startPayment } from '../payments/start-payment.ts';

type Ctx = Omit<RequestContext<typeof placeOrder>, 'caller' | 'once'>;

/** What stands under the key for good: nothing in it opens anything. */
export type PlacedOrderSnapshot = Omit<PlacedOrder, 'redirectUrl' | 'guestToken'>;

/** What follows once an order is written: its first step, its guest's token, its payment, its letters. */
export async function completeOrder(
  ctx: Ctx,
  tx: Transaction<Database>,
  order: OrderRow,
  { offer, toPay }: { offer: PaymentMethodOption; toPay: number },
): Promise<PlacedOrderSnapshot> {
  const now = ctx.now();
  await addOrderEvent(tx, order.id, 'PLACED', now);
  if (ctx.customer === undefined) {
    const token = guestTokenOf(ctx, order.id);
    await addOrderToken(tx, { token, orderId: order.id, access: 'WHOLE', createdAt: now });
  }
  if (offer.now > 0) {
    await createPayment(tx, order, { method: offer.method, amount: offer.now, access: 'WHOLE', now });
  }
  await enqueueMessagesFor(ctx, tx, order, 'PLACED');
  return {
    orderId: order.id,
    invoiceId: order.invoiceId,
    orderNumber: order.orderNumber,
    payable: toPay,
    paymentState: getReservationPeriod(offer, now).paymentState,
  };
}

/**
 * The gateway is asked outside of the transaction: when it does not answer, the order stands, and the same request under
 * the same key goes on from here.
 */
export async function toPlacedOrder<Standing extends PlacedOrderSnapshot>(
  ctx: Ctx,
  kept: StoredResult<Standing>,
): Promise<StoredResult<Standing & Pick<PlacedOrder, 'redirectUrl' | 'guestToken'>>> {
  const redirectUrl = await startPayment(ctx, kept.body.orderId, 'WHOLE');
  const guestToken = ctx.customer === undefined ? guestTokenOf(ctx, kept.body.orderId) : undefined;
  return new StoredResult(
    kept.status,
    {
      ...kept.body,
      ...(redirectUrl !== undefined && { redirectUrl }),
      ...(guestToken !== undefined && { guestToken }),
    },
    kept.replayed,
  );
}

/** Made of the key, which only whoever placed the order holds: a repeated request is answered with the same one. */
function guestTokenOf({ idempotencyKey }: Pick<Ctx, 'idempotencyKey'>, orderId: string): string {
  return hmac(idempotencyKey, `guest of ${orderId}`);
}
