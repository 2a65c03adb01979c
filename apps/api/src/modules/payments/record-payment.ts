import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { countOrderAndRedeemCoupon } from '../orders/counted-orders.ts';
import { enqueueOrderMessages } from '../orders/enqueue-order-messages.ts';
import { notifySupportAboutOrder } from '../orders/notify-support-about-order.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { type OrderRow, restoreOrderStockAndCoupon } from '../orders/reservation.ts';

/** Records money that has arrived, through the gateway or by bank transfer. The order's row must be locked. */
export async function recordPayment(
  ctx: Pick<AppContext, 'now' | 'siteUrl' | 'supportEmail'>,
  tx: Transaction<Database>,
  order: OrderRow,
  amount: number,
): Promise<void> {
  const paid = order.paid + amount;
  const paymentState = paid >= order.toPay ? 'PAID' : 'ADVANCE_PAID';
  // A payment wins over a cancellation. But if the order was cancelled after an earlier payment, everything is
  // refunded.
  const isGivenUp = order.state === 'CANCELLED' && order.paid > 0;
  if (order.hasReservation) await countOrderAndRedeemCoupon(tx, order, { paid: true });
  const { short } =
    order.hasReservation || isGivenUp
      ? { short: [] }
      : await restoreOrderStockAndCoupon(tx, order, { paid: true });
  await tx
    .updateTable('orders')
    .set({
      ...{ paid, paymentState, reservedUntil: null },
      // If the goods are gone, the state stays and the staff have to settle it.
      ...(!order.hasReservation && !isGivenUp && short.length === 0 && { state: 'PLACED' }),
    })
    .where('id', '=', order.id)
    .execute();
  await addOrderEvent(tx, order.id, paymentState, ctx.now());
  await enqueueOrderMessages(ctx, tx, order.id, paymentState);
  if (isGivenUp) {
    await notifySupportAboutOrder(ctx, tx, order, {
      topic: 'PAYMENT',
      what: `Another payment arrived after the order was cancelled: refund BDT ${paid}.`,
    });
  }
  if (short.length > 0) {
    await notifySupportAboutOrder(ctx, tx, order, {
      topic: 'PAYMENT',
      what: `The payment arrived after these items had sold out: ${short.join(', ')}.`,
    });
  }
  if (paid > order.toPay) {
    await notifySupportAboutOrder(ctx, tx, order, {
      topic: 'PAYMENT',
      what: `Paid more than once: BDT ${paid} instead of ${order.toPay}.`,
    });
  }
}
