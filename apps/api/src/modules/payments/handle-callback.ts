import type { AppContext } from '../../runtime/context.ts';
import { getPaymentOutcome } from '../orders/order-rules.ts';
import { verifyPayment } from './verify-payment.ts';

/**
 * What a gateway's notice and a returning browser set going: the gateway is asked about the payment that they name.
 * Whatever else they say is not even read, so nothing that is made up can do more than cause a question.
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
  // The page asks again, and says so, until the gateway knows.
  pending: 'success',
} as const;

/** Where a visitor goes who comes back from the gateway. */
export async function getResultPageUrl(
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
