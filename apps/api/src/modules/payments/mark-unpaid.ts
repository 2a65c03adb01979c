import type { PaymentState } from '@piri/contract/order';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext } from '../../runtime/context.ts';
import { enqueueOrderMessages } from '../orders/enqueue-order-messages.ts';
import { addOrderEvent } from '../orders/order-events.ts';
import { isAwaitingGatewayPayment } from '../orders/order-rules.ts';
import type { OrderRow } from '../orders/reservation.ts';
import { addMilliseconds, bankTransferReservationPeriodMs } from '../orders/reservation-period.ts';

const eventByState = {
  FAILED: 'PAYMENT_FAILED',
  CANCELLED: 'PAYMENT_CANCELLED',
  LATER: 'PAYMENT_LATER',
} as const satisfies Partial<Record<PaymentState, string>>;

export type UnpaidState = keyof typeof eventByState;

/** Changes the payment state of an order that awaits a payment. Does nothing in any other state. */
export async function markUnpaid(
  ctx: Pick<AppContext, 'now' | 'siteUrl'>,
  tx: Transaction<Database>,
  order: OrderRow,
  state: UnpaidState,
): Promise<void> {
  if (order.paymentState !== 'PENDING' || !isAwaitingGatewayPayment(order)) return;
  const now = ctx.now();
  await tx
    .updateTable('orders')
    .set({
      paymentState: state,
      // A buyer who chooses to pay later gets as much time as for a bank transfer.
      ...(state === 'LATER' && { reservedUntil: addMilliseconds(now, bankTransferReservationPeriodMs) }),
    })
    .where('id', '=', order.id)
    .execute();
  await addOrderEvent(tx, order.id, eventByState[state], now);
  await enqueueOrderMessages(ctx, tx, order.id, eventByState[state]);
}
