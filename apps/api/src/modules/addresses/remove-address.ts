import type { removeAddress as call } from '@piri/contract/addresses';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { CallContext } from '../../runtime/context.ts';
import { noSuchAddress } from './address-rows.ts';

export interface RemoveAddress {
  ctx: Pick<CallContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['query'];
}

export async function removeAddress({ ctx, input }: RemoveAddress): Promise<ResponseOf<typeof call>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('addresses')
    .where('id', '=', input.id)
    .where('customerId', '=', ctx.customer.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw noSuchAddress();
  return {};
}
