import type { Context } from '../../runtime/context.ts';
import { outcomeOf } from '../orders/order-rules.ts';
import { askAboutPayment } from './ask-gateway.ts';

/**
 * What a gateway's notice and a returning browser set going: the gateway is asked about the payment that they name.
 * Whatever else they say is not even read, so nothing that is made up can do more than cause a question.
 */
export async function receiveCallback(ctx: Context, form: URLSearchParams): Promise<string | undefined> {
  const named = ctx.gateway?.parseCallback(form);
  if (named === undefined) return undefined;
  const payment = await ctx.db
    .selectFrom('payments')
    .select(['id', 'orderId'])
    .where('id', '=', named.paymentId)
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  await askAboutPayment(ctx, payment.id, named.reference);
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
export async function resultPage({ db, siteUrl }: Context, orderId: string | undefined): Promise<string> {
  const order =
    orderId === undefined
      ? undefined
      : await db
          .selectFrom('orders')
          .select(['invoiceId', 'state', 'paymentState', 'dueNow'])
          .where('id', '=', orderId)
          .executeTakeFirst();
  if (order === undefined) return `${siteUrl}/payments/response/failed`;
  return `${siteUrl}/payments/response/${pages[outcomeOf(order)]}?invoiceId=${order.invoiceId}`;
}
