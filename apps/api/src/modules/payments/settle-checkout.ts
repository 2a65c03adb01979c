import type { PaymentStatusResult } from '@piri/contract/checkout';
import { runTransactionWithRetry } from '../../db/transaction.ts';
import type { AppContext, SessionCustomer, UnverifiedCaller } from '../../runtime/context.ts';
import { requireOrderAccess } from '../orders/order-access.ts';
import { getPaymentOutcome } from '../orders/order-rules.ts';
import { lockOrder } from '../orders/reservation.ts';
import { markUnpaid, type UnpaidState } from './mark-unpaid.ts';
import { logAndMapGatewayError, tryVerifyOrderPayments, verifyOrderPayments } from './verify-payment.ts';

export interface SettleCheckoutParams {
  ctx: AppContext & { customer: SessionCustomer | undefined; caller: UnverifiedCaller };
  input: { invoiceId: string };
}

/** Asks the gateway about the order's payments, and returns the outcome. */
export async function confirmCheckout({ ctx, input }: SettleCheckoutParams): Promise<PaymentStatusResult> {
  const { id: orderId } = await requireOrderAccess(ctx.db, ctx, input);
  await verifyOrderPayments(ctx, orderId).catch((error: unknown) => {
    throw logAndMapGatewayError(ctx.log, error);
  });
  return readPaymentOutcome(ctx, orderId);
}

export function cancelCheckout(call: SettleCheckoutParams): Promise<PaymentStatusResult> {
  return giveUpPayment(call, 'CANCELLED');
}

export function failCheckout(call: SettleCheckoutParams): Promise<PaymentStatusResult> {
  return giveUpPayment(call, 'FAILED');
}

/**
 * Records that the owner gave up a payment. This counts only until the gateway has a verdict: it costs the shop
 * nothing, and a payment that still arrives wins. If the caller only looked the order up, only the gateway's verdict
 * counts.
 */
async function giveUpPayment(
  { ctx, input }: SettleCheckoutParams,
  state: UnpaidState,
): Promise<PaymentStatusResult> {
  const { id: orderId, access } = await requireOrderAccess(ctx.db, ctx, input);
  await tryVerifyOrderPayments(ctx, orderId);
  if (access === 'STATUS') return readPaymentOutcome(ctx, orderId);
  await runTransactionWithRetry(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order !== undefined) await markUnpaid(ctx, tx, order, state);
    },
    'read committed',
  );
  return readPaymentOutcome(ctx, orderId);
}

async function readPaymentOutcome(
  { db }: Pick<AppContext, 'db'>,
  orderId: string,
): Promise<PaymentStatusResult> {
  const order = await db
    .selectFrom('orders')
    .select(['invoiceId', 'state', 'paymentState', 'dueNow'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { invoiceId: order.invoiceId, paymentState: order.paymentState, outcome: getPaymentOutcome(order) };
}
