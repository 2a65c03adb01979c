import type { cancelOrder as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/endpoint';
import type { Order } from '@piri/contract/order';
import type { Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppContext, RequestContext } from '../../runtime/context.ts';
import { enqueueOrderMessages } from '../orders/enqueue-order-messages.ts';
import { notifySupport } from '../orders/notify-support.ts';
import { requireOwnOrderId } from '../orders/order-access.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { canCancel } from '../orders/order-rules.ts';
import { readOrder } from '../orders/read-order.ts';
import { lockOrder, type OrderRow, releaseReservation } from '../orders/reservation.ts';
import { tryVerifyOrder } from '../payments/verify-payment.ts';

export interface CancelOrderParams {
  ctx: Omit<RequestContext<typeof call>, 'once'>;
  input: ParsedInput<typeof call>['query'];
}

/** Gives up an order that is not paid. The gateway is asked first: who has just paid has not cancelled. */
export async function cancelOrder({ ctx, input }: CancelOrderParams): Promise<Order> {
  const orderId = await requireOwnOrderId(ctx.db, ctx, input);
  await cancelOrderById(ctx, orderId);
  return readOrder(ctx, orderId, 'WHOLE');
}

/** The same of an order whose owner has been asked for. Once it is given up, nothing more happens to it. */
export async function cancelOrderById(ctx: AppContext, orderId: string): Promise<void> {
  // It may be away for long. Should the money have come all the same, its own answer brings the order back.
  await tryVerifyOrder(ctx, orderId);
  await inTransaction(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === undefined || order.state === 'CANCELLED') return;
      if (!canCancel(order)) throw new ApiError('NOT_CANCELLABLE', 'This order is paid, or on its way.');
      await endOrder(ctx, tx, order, 'CANCELLED');
      if (order.paid > 0) {
        await notifySupport(ctx, tx, order, `It was given up: ${order.paid} BDT are to be paid back.`);
      }
    },
    'read committed',
  );
}

/** Ends an order whose row is locked, and sets free what it held. */
export async function endOrder(
  ctx: Pick<AppContext, 'now' | 'siteUrl'>,
  tx: Transaction<Database>,
  order: OrderRow,
  state: 'CANCELLED' | 'EXPIRED',
): Promise<void> {
  if (order.held) await releaseReservation(tx, order);
  await tx.updateTable('orders').set({ state, reservedUntil: null }).where('id', '=', order.id).execute();
  await addOrderEvent(tx, order.id, state, ctx.now());
  await enqueueOrderMessages(ctx, tx, order.id, state);
}
