import type { removeAddress as call } from '@piri/contract/addresses';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { RequestContext } from '../../runtime/context.ts';
import { createAddressNotFoundError } from './address-queries.ts';

export interface RemoveAddressParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['query'];
}

export async function removeAddress({ ctx, input }: RemoveAddressParams): Promise<ResponseOf<typeof call>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('addresses')
    .where('id', '=', input.id)
    .where('customerId', '=', ctx.customer.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw createAddressNotFoundError();
  return {};
}
