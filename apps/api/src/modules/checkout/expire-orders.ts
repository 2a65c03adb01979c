import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import { lastOrderEventAtSql } from '../orders/order-events.ts';
import { lockOrder } from '../orders/reservation.ts';
import { tryVerifyOrderPayments } from '../payments/verify-payment.ts';
import { endOrder } from './cancel-order.ts';

type Ctx = Pick<AppContext, 'db' | 'gateway' | 'log' | 'now' | 'siteUrl' | 'supportEmail'>;

const batchSize = 50;
/** How long a cash-on-delivery order waits for staff to confirm it with its buyer. */
const confirmWithinMs = 72 * 60 * 60 * 1000;

/**
 * Expires orders that were not paid in time, and cash-on-delivery orders that nobody confirmed, and releases their
 * stock. The payment status is requested from the gateway one last time before.
 */
export async function expireOrders(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('reservedUntil', '<=', ctx.now())
    .orderBy('reservedUntil')
    .orderBy('id')
    .limit(batchSize)
    .execute();
  for (const { id } of due) await expire(ctx, id);
  const unanswered = await unconfirmed(ctx.db, ctx.now())
    .orderBy('createdAt')
    .orderBy('id')
    .limit(batchSize)
    .execute();
  for (const { id } of unanswered) await expire(ctx, id);
}

function unconfirmed(db: Kysely<Database>, now: Date) {
  const before = new Date(now.getTime() - confirmWithinMs);
  return (
    db
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'PLACED')
      .where('paid', '=', 0)
      .where('paymentMethod', '=', 'CASH_ON_DELIVERY')
      .where('dueNow', '=', 0)
      .where('createdAt', '<=', before)
      // An order whose card payment failed may have switched to cash on delivery days after it was placed.
      .where(lastOrderEventAtSql, '<=', before)
  );
}

async function expire(ctx: Ctx, orderId: string): Promise<void> {
  // If it is unknown whether the order was paid, its stock stays reserved until it is known.
  if (!(await tryVerifyOrderPayments(ctx, orderId))) return;
  await runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === undefined) return;
      const now = ctx.now();
      const isLate = order.reservedUntil !== null && order.reservedUntil <= now;
      const isDue = isLate || (await unconfirmed(tx, now).where('id', '=', orderId).executeTakeFirst());
      if (isDue) await endOrder(ctx, tx, order, 'EXPIRED');
    },
    'read committed',
  );
}
