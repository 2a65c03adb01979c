import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Context } from '../../runtime/context.ts';
import { countOrder } from '../orders/counted-orders.ts';
import { addEvent } from '../orders/order-events.ts';
import { writeLetters } from '../orders/order-letters.ts';
import { type OrderRow, reclaimOrder } from '../orders/release-order.ts';
import { tellSupport } from '../orders/tell-support.ts';

/** What follows from money that has come, through the gateway or by a transfer, for an order whose row is locked. */
export async function bookMoney(
  ctx: Pick<Context, 'now' | 'siteUrl' | 'supportEmail'>,
  tx: Transaction<Database>,
  order: OrderRow,
  amount: number,
): Promise<void> {
  const paid = order.paid + amount;
  const paymentState = paid >= order.toPay ? 'PAID' : 'ADVANCE_PAID';
  // Paid wins over a cancellation. One that came after the money is another thing: all of it is paid back.
  const isGivenUp = order.state === 'CANCELLED' && order.paid > 0;
  if (order.held) await countOrder(tx, order, { paid: true });
  const { short } = order.held || isGivenUp ? { short: [] } : await reclaimOrder(tx, order, { paid: true });
  await tx
    .updateTable('orders')
    .set({
      ...{ paid, paymentState, reservedUntil: null },
      // Where the goods are gone meanwhile, people have to settle it.
      ...(!order.held && !isGivenUp && short.length === 0 && { state: 'PLACED' }),
    })
    .where('id', '=', order.id)
    .execute();
  await addEvent(tx, order.id, paymentState, ctx.now());
  await writeLetters(ctx, tx, order.id, paymentState);
  if (isGivenUp) {
    await tellSupport(
      ctx,
      tx,
      order,
      `It was paid again after it was given up: ${paid} BDT are to be paid back.`,
    );
  }
  if (short.length > 0) {
    await tellSupport(ctx, tx, order, `It was paid after its goods were given away: ${short.join(', ')}.`);
  }
  if (paid > order.toPay) {
    await tellSupport(ctx, tx, order, `It was paid more than once: ${paid} BDT of ${order.toPay}.`);
  }
}
