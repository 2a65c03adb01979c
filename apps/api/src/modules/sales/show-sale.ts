import type { OrderState } from '@piri/contract/order';
import type { Sale } from '@piri/contract/sales';
import type { Context } from '../../context.ts';
import { showOrder } from '../checkout/show-order.ts';

/** While something is still to be handed over, and to whoever knows the pin. */
const awaited: readonly OrderState[] = ['PLACED', 'CONFIRMED', 'SHIPPED'];

/** An order as its owner reads it, with what is nobody else's business. Whose it is has been asked before. */
export async function showSale(ctx: Pick<Context, 'db' | 'now' | 'gateway'>, orderId: string): Promise<Sale> {
  const [order, { pin }] = await Promise.all([
    showOrder(ctx, orderId),
    ctx.db.selectFrom('orders').select('pin').where('id', '=', orderId).executeTakeFirstOrThrow(),
  ]);
  return { ...order, ...(awaited.includes(order.state) && { pin }) };
}
