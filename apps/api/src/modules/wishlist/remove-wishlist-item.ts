import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { removeWishlistItem as call } from '@piri/contract/wishlist';
import { Refusal } from '../../core/refusal.ts';
import type { CallContext } from '../../runtime/context.ts';

export interface RemoveWishlistItem {
  ctx: Pick<CallContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['query'];
}

export async function removeWishlistItem({
  ctx,
  input,
}: RemoveWishlistItem): Promise<ResponseOf<typeof call>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('wishlistItems')
    .where('wishlistId', '=', input.wishlistId)
    .where('customerId', '=', ctx.customer.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND', 'There is no such entry on your wishlist.');
  return {};
}
