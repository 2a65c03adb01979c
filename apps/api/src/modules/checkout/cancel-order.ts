import type { cancelOrder as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { Order } from '@piri/contract/order';
import type { Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext, RequestContext } from '../../runtime/context.ts';
import { enqueueOrderMessages } from '../orders/enqueue-order-messages.ts';
import { notifySupportAboutOrder } from '../orders/notify-support-about-order.ts';
import { requireOwnOrderId } from '../orders/order-access.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { canCancel } from '../orders/order-rules.ts';
import { readOrder } from '../orders/read-order.ts';
import { lockOrder, type OrderRow, releaseOrderStockAndCoupon } from '../orders/reservation.ts';
import { tryVerifyOrderPayments } from '../payments/verify-payment.ts';

export interface CancelOrderParams {
  ctx: Omit<RequestContext<typeof call>, 'once'>;
  input: ParsedInput<typeof call>['query'];
}

/** Cancels an unpaid order. The payment status is requested first, because the order may have just been paid. */
export async function cancelOrder({ ctx, input }: CancelOrderParams): Promise<Order> {
  const orderId = await requireOwnOrderId(ctx.db, ctx, input);
  await cancelOrderById(ctx, orderId);
  return readOrder(ctx, orderId, 'WHOLE');
}

/** Cancels an order without checking its owner. Has no effect on an order that is already cancelled. */
export async function cancelOrderById(ctx: AppContext, orderId: string): Promise<void> {
  // The gateway may be down for long, so cancel even if it does not respond. If the order turns out to be paid, the
  // payment restores it.
  await tryVerifyOrderPayments(ctx, orderId);
  await runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === undefined || order.state === 'CANCELLED') return;
      if (!canCancel(order))
        throw new ApiError('NOT_CANCELLABLE', 'This order has been paid for, or is on its way.');
      await endOrder(ctx, tx, order, 'CANCELLED');
      if (order.paid > 0) {
        await notifySupportAboutOrder(ctx, tx, order, {
          topic: 'PAYMENT',
          what: `Cancelled after payment: refund BDT ${order.paid}.`,
        });
      }
    },
    'read committed',
  );
}

/** Ends an order and releases its stock. Its row must be locked. */
export async function endOrder(
  ctx: Pick<AppContext, 'now' | 'siteUrl'>,
  tx: Transaction<Database>,
  order: OrderRow,
  state: 'CANCELLED' | 'EXPIRED',
): Promise<void> {
  if (order.hasReservation) await releaseOrderStockAndCoupon(tx, order);
  await tx.updateTable('orders').set({ state, reservedUntil: null }).where('id', '=', order.id).execute();
  await addOrderEvent(tx, order.id, state, ctx.now());
  await enqueueOrderMessages(ctx, tx, order.id, state);
}
