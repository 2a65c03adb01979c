import type { ParsedInput } from '@piri/contract/define-endpoint';
import type { cancelSale as call, Sale } from '@piri/contract/sales';
import type { RequestContext } from '../../runtime/context.ts';
import { cancelOrderById } from '../checkout/cancel-order.ts';
import { requireOwnOrderId } from '../orders/order-access.ts';
import { readSale } from './read-sale.ts';

export interface CancelSaleParams {
  ctx: RequestContext<typeof call>;
  input: ParsedInput<typeof call>['query'];
}

/** Cancels an order by the same rules as `cancelOrderById`. Repeated calls change nothing. */
export async function cancelSale({ ctx, input }: CancelSaleParams): Promise<Sale> {
  const orderId = await requireOwnOrderId(ctx.db, ctx, { orderId: input.id });
  await cancelOrderById(ctx, orderId);
  return readSale(ctx, orderId, 'WHOLE');
}
