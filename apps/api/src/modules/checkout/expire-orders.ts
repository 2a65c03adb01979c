import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { askIfPossible } from '../payments/ask-gateway.ts';
import { endOrder } from './cancel-order.ts';
import { lockOrder } from './release-order.ts';

type Ctx = Pick<Context, 'db' | 'gateway' | 'log' | 'now' | 'siteUrl' | 'supportEmail'>;

const most = 50;

/** Sets free the goods of orders that were not paid in time. Before that the gateway is asked a last time. */
export async function expireOrders(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('reservedUntil', '<=', ctx.now())
    .orderBy('reservedUntil')
    .orderBy('id')
    .limit(most)
    .execute();
  for (const { id } of due) await expire(ctx, id);
}

async function expire(ctx: Ctx, orderId: string): Promise<void> {
  // Where nobody knows whether it was paid, the goods stay where they are until somebody does.
  if (!(await askIfPossible(ctx, orderId))) return;
  await inTransaction(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      const isDue = order?.reservedUntil != null && order.reservedUntil <= ctx.now();
      if (isDue) await endOrder(ctx, tx, order, 'EXPIRED');
    },
    'read committed',
  );
}
