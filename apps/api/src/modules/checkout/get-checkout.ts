import type { getCheckout as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/endpoint';
import type { Order } from '@piri/contract/order';
import type { CallContext } from '../../runtime/context.ts';
import { findAccessibleOrder } from '../orders/owned-order.ts';
import { showOrder } from '../orders/show-order.ts';

export interface GetCheckout {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now' | 'gateway' | 'customer' | 'caller'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getCheckout({ ctx, input }: GetCheckout): Promise<Order> {
  const { id, access } = await findAccessibleOrder(ctx.db, ctx, input);
  return showOrder(ctx, id, access);
}
