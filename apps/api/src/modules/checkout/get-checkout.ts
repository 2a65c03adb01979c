import type { getCheckout as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/endpoint';
import type { Order } from '@piri/contract/order';
import type { RequestContext } from '../../runtime/context.ts';
import { findAccessibleOrder } from '../orders/order-access.ts';
import { readOrder } from '../orders/read-order.ts';

export interface GetCheckoutParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'gateway' | 'customer' | 'caller'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getCheckout({ ctx, input }: GetCheckoutParams): Promise<Order> {
  const { id, access } = await findAccessibleOrder(ctx.db, ctx, input);
  return readOrder(ctx, id, access);
}
