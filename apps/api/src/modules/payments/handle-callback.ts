import type { AppContext } from '../../runtime/context.ts';
import { getPaymentOutcome } from '../orders/order-rules.ts';
import { verifyPayment } from './verify-payment.ts';

/**
 * Handles a gateway's notice or a returning browser: verifies the named payment with the gateway, and returns the
 * order's id. Everything else in the form is ignored, so a forged call can only cause a check.
 */
export async function handleGatewayCallback(
  ctx: AppContext,
  form: URLSearchParams,
): Promise<string | undefined> {
  const named = ctx.gateway?.parseCallback(form);
  if (named === undefined) return undefined;
  const payment = await ctx.db
    .selectFrom('payments')
    .select(['id', 'orderId'])
    .where('id', '=', named.paymentId)
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  await verifyPayment(ctx, payment.id, named.reference);
  return payment.orderId;
}

const pages = {
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  later: 'later',
  // The page says that the payment is pending, and checks again until the gateway knows.
  pending: 'success',
} as const;

/** Returns the address of the page that a browser is sent to on its return from the gateway. */
export async function readPaymentResultPageUrl(
  { db, siteUrl }: AppContext,
  orderId: string | undefined,
): Promise<string> {
  const order =
    orderId === undefined
      ? undefined
      : await db
          .selectFrom('orders')
          .select(['invoiceId', 'state', 'paymentState', 'dueNow'])
          .where('id', '=', orderId)
          .executeTakeFirst();
  if (order === undefined) return `${siteUrl}/payments/response/failed`;
  return `${siteUrl}/payments/response/${pages[getPaymentOutcome(order)]}?invoiceId=${order.invoiceId}`;
}
