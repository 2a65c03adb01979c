import type { PaymentOutcome } from '@piri/contract/checkout';
import { inTransaction } from '../../db/transaction.ts';
import type { AppContext, Caller, SessionCustomer } from '../../runtime/context.ts';
import { findAccessibleOrder } from '../orders/order-access.ts';
import { getPaymentOutcome } from '../orders/order-rules.ts';
import { lockOrder } from '../orders/reservation.ts';
import { markUnpaid, type UnpaidState } from './mark-unpaid.ts';
import { gatewayDownError, tryVerifyOrder, verifyOrderPayments } from './verify-payment.ts';

export interface SettleCheckout {
  ctx: AppContext & { customer: SessionCustomer | undefined; caller: Caller };
  input: { invoiceId: string };
}

/** Asks the gateway about the order's payments, and returns the outcome. */
export async function confirmCheckout({ ctx, input }: SettleCheckout): Promise<PaymentOutcome> {
  const { id: orderId } = await findAccessibleOrder(ctx.db, ctx, input);
  await verifyOrderPayments(ctx, orderId).catch((error: unknown) => {
    throw gatewayDownError(ctx.log, error);
  });
  return readPaymentOutcome(ctx, orderId);
}

export function cancelCheckout(call: SettleCheckout): Promise<PaymentOutcome> {
  return giveUpPayment(call, 'CANCELLED');
}

export function failCheckout(call: SettleCheckout): Promise<PaymentOutcome> {
  return giveUpPayment(call, 'FAILED');
}

/**
 * Records that the owner gave up a payment. This counts only until the gateway has a verdict: it costs the shop
 * nothing, and a payment that still arrives wins. If the caller only looked the order up, only the gateway's verdict
 * counts.
 */
async function giveUpPayment({ ctx, input }: SettleCheckout, state: UnpaidState): Promise<PaymentOutcome> {
  const { id: orderId, access } = await findAccessibleOrder(ctx.db, ctx, input);
  await tryVerifyOrder(ctx, orderId);
  if (access === 'STATUS') return readPaymentOutcome(ctx, orderId);
  await inTransaction(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order !== undefined) await markUnpaid(ctx, tx, order, state);
    },
    'read committed',
  );
  return readPaymentOutcome(ctx, orderId);
}

async function readPaymentOutcome({ db }: Pick<AppContext, 'db'>, orderId: string): Promise<PaymentOutcome> {
  const order = await db
    .selectFrom('orders')
    .select(['invoiceId', 'state', 'paymentState', 'dueNow'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { invoiceId: order.invoiceId, paymentState: order.paymentState, outcome: getPaymentOutcome(order) };
}
