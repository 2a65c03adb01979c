import type { ParsedInput } from '@piri/contract/endpoint';
import type { getSale as call, Sale } from '@piri/contract/sales';
import type { CallContext } from '../../runtime/context.ts';
import { findAccessibleOrder } from '../orders/owned-order.ts';
import { showSale } from './show-sale.ts';

export interface GetSale {
  ctx: Pick<CallContext<typeof call>, 'db' | 'now' | 'gateway' | 'customer' | 'caller'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getSale({ ctx, input }: GetSale): Promise<Sale> {
  const { id, access } = await findAccessibleOrder(ctx.db, ctx, { orderId: input.id });
  return showSale(ctx, id, access);
}
