import type { getCheckout as call } from '@piri/contract/checkout';
import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { Order } from '@piri/contract/order';
import type { RequestContext } from '../../runtime/context.ts';
import { requireOrderAccess } from '../orders/order-access.ts';
import { readOrder } from '../orders/read-order.ts';

export interface GetCheckoutOrderParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'gateway' | 'customer' | 'caller'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getCheckoutOrder({ ctx, input }: GetCheckoutOrderParams): Promise<Order> {
  const { id, access } = await requireOrderAccess(ctx.db, ctx, input);
  return readOrder(ctx, id, access);
}
