import type { findOrder as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import { Refusal } from '../../core/refusal.ts';
import { newToken } from '../../core/secrets.ts';
import type { CallContext } from '../../runtime/context.ts';
import { addOrderToken } from '../orders/order-tokens.ts';

export interface FindOrder {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Number and mobile number together, so that neither alone tells anything. Both stand on the parcel: together they show
 * how the order stands, and nothing that is its buyer's own.
 */
export async function findOrder({ ctx, input }: FindOrder): Promise<ResponseOf<typeof call>> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['id', 'invoiceId'])
    .where('orderNumber', '=', numberAsPrinted(input.orderNumber))
    .where('mobile', '=', input.mobile)
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('NOT_FOUND', 'There is no order with these two numbers.');
  const guestToken = newToken();
  await addOrderToken(ctx.db, {
    ...{ token: guestToken, orderId: order.id },
    ...{ access: 'STATUS', createdAt: ctx.now() },
  });
  return { invoiceId: order.invoiceId, guestToken };
}

function numberAsPrinted(typed: string): string {
  const letters = typed.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  return `PR-${letters.slice(2, 6)}-${letters.slice(6)}`;
}
