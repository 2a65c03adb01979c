import type { findOrder as call } from '@piri/contract/checkout';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { ApiError } from '../../core/api-error.ts';
import { createToken } from '../../core/ids-and-tokens.ts';
import type { RequestContext } from '../../runtime/context.ts';
import { addOrderToken } from '../orders/order-tokens.ts';

export interface CreateOrderStatusTokenParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'now'>;
  input: ParsedInput<typeof call>['body'];
}

/**
 * Finds an order by its number and mobile number. Neither alone finds anything. Both are printed on the parcel, so the
 * token gives access to the order status only, and not to personal data.
 */
export async function createOrderStatusToken({
  ctx,
  input,
}: CreateOrderStatusTokenParams): Promise<ResponseOf<typeof call>> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['id', 'invoiceId'])
    .where('orderNumber', '=', numberAsPrinted(input.orderNumber))
    .where('mobile', '=', input.mobile)
    .executeTakeFirst();
  if (order === undefined) {
    throw new ApiError('NOT_FOUND', 'There is no order with this order number and mobile number.');
  }
  const guestToken = createToken();
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
