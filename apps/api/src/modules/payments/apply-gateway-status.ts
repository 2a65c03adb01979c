import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext } from '../../runtime/context.ts';
import type { GatewayPaymentStatus } from '../../runtime/payment-gateway.ts';
import { uncountOrderAndReleaseCoupon } from '../orders/counted-orders.ts';
import { notifySupportAboutOrder } from '../orders/notify-support-about-order.ts';
import { isAwaitingGatewayPayment } from '../orders/order-rules.ts';
import { lockOrder, type OrderRow } from '../orders/reservation.ts';
import { markUnpaid, type UnpaidState } from './mark-unpaid.ts';
import { recordPayment } from './record-payment.ts';

type Ctx = Pick<AppContext, 'db' | 'log' | 'now' | 'siteUrl' | 'supportEmail'>;
type PaymentRow = Selectable<Database['payments']>;

/** The only currency of the shop. */
const currency = 'BDT';

/**
 * Applies a gateway's verdict to a payment. The order's row is locked first, so that concurrent verdicts and
 * cancellations are applied one after another. A payment wins over a cancellation, whichever comes last.
 */
export async function applyGatewayStatus(
  ctx: Ctx,
  paymentId: string,
  gatewayStatus: GatewayPaymentStatus,
): Promise<void> {
  const { state } = gatewayStatus;
  if (state === 'PENDING') return;
  await runTransactionWithRetry(
    ctx.db,
    (tx) => settle(ctx, tx, paymentId, { ...gatewayStatus, state }),
    'read committed',
  );
}

async function settle(
  ctx: Ctx,
  tx: Transaction<Database>,
  paymentId: string,
  gatewayStatus: GatewayPaymentStatus & { state: 'PAID' | UnpaidState },
): Promise<void> {
  const named = await tx
    .selectFrom('payments')
    .select('orderId')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  const order = named && (await lockOrder(tx, named.orderId));
  if (order === undefined) return;
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (payment.state === 'PAID') return;
  if (gatewayStatus.state !== 'PAID') return settleUnpaid(ctx, tx, order, payment, gatewayStatus.state);
  if (await accept(ctx, tx, { order, payment, verdict: gatewayStatus }))
    await acceptPayment(ctx, tx, order, payment, gatewayStatus);
}

/**
 * Whether the amount and currency paid are those of this attempt. Each new verdict is recorded, especially the wrong
 * ones.
 */
async function accept(
  ctx: Ctx,
  tx: Transaction<Database>,
  { order, payment, verdict }: { order: OrderRow; payment: PaymentRow; verdict: GatewayPaymentStatus },
): Promise<boolean> {
  const accepted = verdict.amount === payment.amount && verdict.currency === currency;
  const isNew = await tx
    .insertInto('paymentChecks')
    .values({
      ...{ paymentId: payment.id, gatewayState: verdict.state, accepted, at: ctx.now() },
      amount: Math.trunc(verdict.amount),
      currency: verdict.currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('paymentId')
    .executeTakeFirst();
  if (!accepted && isNew !== undefined) {
    ctx.log('warn', 'A payment does not match the requested amount.', { paymentId: payment.id });
    const reported = `${verdict.amount} ${verdict.currency}`;
    await notifySupportAboutOrder(ctx, tx, order, {
      topic: 'PAYMENT',
      what: `The gateway reports a payment of ${reported}, not ${payment.amount} BDT.`,
    });
  }
  return accepted;
}

async function acceptPayment(
  ctx: Ctx,
  tx: Transaction<Database>,
  order: OrderRow,
  payment: PaymentRow,
  { reference }: GatewayPaymentStatus,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'PAID', isFinal: true, nextCheckAt: null, reference: reference ?? payment.reference })
    .where('id', '=', payment.id)
    .execute();
  await recordPayment(ctx, tx, order, payment.amount);
}

/**
 * Applies a failed verdict. If a later attempt followed, only this attempt changes. The same is true for an attempt by
 * somebody who looked the order up: otherwise, giving up at the gateway would end the order or send mail to its buyer.
 */
async function settleUnpaid(
  ctx: Ctx,
  tx: Transaction<Database>,
  order: OrderRow,
  payment: PaymentRow,
  state: UnpaidState,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state, isFinal: state !== 'LATER', ...(state !== 'LATER' && { nextCheckAt: null }) })
    .where('id', '=', payment.id)
    .execute();
  if (payment.access === 'STATUS' || !(await isLatest(tx, payment))) return;
  await markUnpaid(ctx, tx, order, state);
  // Only the gateway's verdict gives the coupon back. A payment that the browser reports as cancelled could still be
  // completed beside a second order.
  if (state !== 'LATER' && isAwaitingGatewayPayment(order)) await uncountOrderAndReleaseCoupon(tx, order);
}

async function isLatest(tx: Transaction<Database>, { orderId, nth }: PaymentRow): Promise<boolean> {
  const { latest } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.max('nth').as('latest'))
    .where('orderId', '=', orderId)
    .where('access', '=', 'WHOLE')
    .executeTakeFirstOrThrow();
  return latest === nth;
}
