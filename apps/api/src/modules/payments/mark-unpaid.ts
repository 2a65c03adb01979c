import type { PaymentState } from '@piri/contract/order';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Context } from '../../runtime/context.ts';
import { addEvent } from '../orders/order-events.ts';
import { writeLetters } from '../orders/order-letters.ts';
import { waitsForGateway } from '../orders/order-rules.ts';
import type { OrderRow } from '../orders/release-order.ts';
import { after, laterMs } from '../orders/reservation.ts';

const eventOf = {
  FAILED: 'PAYMENT_FAILED',
  CANCELLED: 'PAYMENT_CANCELLED',
  LATER: 'PAYMENT_LATER',
} as const satisfies Partial<Record<PaymentState, string>>;

export type Unpaid = keyof typeof eventOf;

/** Moves an order whose payment is waited for. In any other state it stays as it is. */
export async function markUnpaid(
  ctx: Pick<Context, 'now' | 'siteUrl'>,
  tx: Transaction<Database>,
  order: OrderRow,
  state: Unpaid,
): Promise<void> {
  if (order.paymentState !== 'PENDING' || !waitsForGateway(order)) return;
  const now = ctx.now();
  await tx
    .updateTable('orders')
    .set({
      paymentState: state,
      // Who wants to pay later is given the time that a bank transfer has.
      ...(state === 'LATER' && { reservedUntil: after(now, laterMs) }),
    })
    .where('id', '=', order.id)
    .execute();
  await addEvent(tx, order.id, eventOf[state], now);
  await writeLetters(ctx, tx, order.id, eventOf[state]);
}
