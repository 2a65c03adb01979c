import type { ParsedInput } from '@piri/contract/endpoint';
import type { cancelSale as call, Sale } from '@piri/contract/sales';
import type { CallContext } from '../../runtime/context.ts';
import { giveUpOrder } from '../checkout/cancel-order.ts';
import { ownOrderId } from '../orders/owned-order.ts';
import { showSale } from './show-sale.ts';

export interface CancelSale {
  ctx: CallContext<typeof call>;
  input: ParsedInput<typeof call>['query'];
}

/** As an order is given up, by the same rules: a second time changes nothing. */
export async function cancelSale({ ctx, input }: CancelSale): Promise<Sale> {
  const orderId = await ownOrderId(ctx.db, ctx, { orderId: input.id });
  await giveUpOrder(ctx, orderId);
  return showSale(ctx, orderId, 'WHOLE');
}
