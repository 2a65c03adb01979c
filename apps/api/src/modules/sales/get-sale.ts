import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { getSale as call, Sale } from '@piri/contract/sales';
import type { RequestContext } from '../../runtime/context.ts';
import { requireOrderAccess } from '../orders/order-access.ts';
import { readSale } from './read-sale.ts';

export interface GetSaleParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now' | 'gateway' | 'customer' | 'caller'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getSale({ ctx, input }: GetSaleParams): Promise<Sale> {
  const { id, access } = await requireOrderAccess(ctx.db, ctx, { orderId: input.id });
  return readSale(ctx, id, access);
}
