import type { Settled } from '@piri/contract/checkout';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller, Context, Customer } from '../../runtime/context.ts';
import { outcomeOf } from '../orders/order-rules.ts';
import { findAccessibleOrder } from '../orders/owned-order.ts';
import { lockOrder } from '../orders/release-order.ts';
import { askAboutOrder, askIfPossible, gatewayDown } from './ask-gateway.ts';
import { markUnpaid, type Unpaid } from './mark-unpaid.ts';

export interface SettleCheckout {
  ctx: Context & { customer: Customer | undefined; caller: Caller };
  input: { invoiceId: string };
}

/** Asks the gateway, and says where the order stands. */
export async function confirmCheckout({ ctx, input }: SettleCheckout): Promise<Settled> {
  const { id: orderId } = await findAccessibleOrder(ctx.db, ctx, input);
  await askAboutOrder(ctx, orderId).catch((error: unknown) => {
    throw gatewayDown(ctx.log, error);
  });
  return settledOf(ctx, orderId);
}

export function cancelCheckout(call: SettleCheckout): Promise<Settled> {
  return giveUpPayment(call, 'CANCELLED');
}

export function failCheckout(call: SettleCheckout): Promise<Settled> {
  return giveUpPayment(call, 'FAILED');
}

/**
 * What the owner says of an unpaid order counts only as long as the gateway says nothing: it takes nothing from the shop,
 * and a payment that arrives all the same wins over it. If the order was looked up, the gateway's word alone counts.
 */
async function giveUpPayment({ ctx, input }: SettleCheckout, state: Unpaid): Promise<Settled> {
  const { id: orderId, access } = await findAccessibleOrder(ctx.db, ctx, input);
  await askIfPossible(ctx, orderId);
  if (access === 'STATUS') return settledOf(ctx, orderId);
  await inTransaction(
    ctx.db,
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order !== undefined) await markUnpaid(ctx, tx, order, state);
    },
    'read committed',
  );
  return settledOf(ctx, orderId);
}

async function settledOf({ db }: Pick<Context, 'db'>, orderId: string): Promise<Settled> {
  const order = await db
    .selectFrom('orders')
    .select(['invoiceId', 'state', 'paymentState', 'dueNow'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { invoiceId: order.invoiceId, paymentState: order.paymentState, outcome: outcomeOf(order) };
}
