import type { cancelOrder as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/endpoint';
import type { Order } from '@piri/contract/order';
import type { Transaction } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { CallContext, Context } from '../../runtime/context.ts';
import { addEvent } from '../orders/order-events.ts';
import { writeLetters } from '../orders/order-letters.ts';
import { canCancel } from '../orders/order-rules.ts';
import { ownOrderId } from '../orders/owned-order.ts';
import { lockOrder, type OrderRow, releaseOrder } from '../orders/release-order.ts';
import { showOrder } from '../orders/show-order.ts';
import { tellSupport } from '../orders/tell-support.ts';
import { askIfPossible } from '../payments/ask-gateway.ts';

export interface CancelOrder {
  ctx: Omit<CallContext<typeof call>, 'once'>;
  input: ParsedInput<typeof call>['query'];
}

/** Gives up an order that is not paid. The gateway is asked first: who has just paid has not cancelled. */
export async function cancelOrder({ ctx, input }: CancelOrder): Promise<Order> {
  const orderId = await ownOrderId(ctx.db, ctx, input);
  await giveUpOrder(ctx, orderId);
  return showOrder(ctx, orderId, 'WHOLE');
}

/** The same of an order whose owner has been asked for. Once it is given up, nothing more happens to it. */
export async function giveUpOrder(ctx: Context, orderId: string): Promise<void> {
  // It may be away for long. Should the money have come all the same, its own answer brings the order back.
  await askIfPossible(ctx, orderId);
  await inTransaction(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === undefined || order.state === 'CANCELLED') return;
      if (!canCancel(order)) throw new Refusal('NOT_CANCELLABLE', 'This order is paid, or on its way.');
      await endOrder(ctx, tx, order, 'CANCELLED');
      if (order.paid > 0) {
        await tellSupport(ctx, tx, order, `It was given up: ${order.paid} BDT are to be paid back.`);
      }
    },
    'read committed',
  );
}

/** Ends an order whose row is locked, and sets free what it held. */
export async function endOrder(
  ctx: Pick<Context, 'now' | 'siteUrl'>,
  tx: Transaction<Database>,
  order: OrderRow,
  state: 'CANCELLED' | 'EXPIRED',
): Promise<void> {
  if (order.held) await releaseOrder(tx, order);
  await tx.updateTable('orders').set({ state, reservedUntil: null }).where('id', '=', order.id).execute();
  await addEvent(tx, order.id, state, ctx.now());
  await writeLetters(ctx, tx, order.id, state);
}
