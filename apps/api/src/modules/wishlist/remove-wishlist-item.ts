import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { removeWishlistItem as call } from '@piri/contract/wishlist';
import { ApiError } from '../../core/api-error.ts';
import type { RequestContext } from '../../runtime/context.ts';

export interface RemoveWishlistItemParams {
  ctx: Pick<RequestContext<typeof call>, 'db' | 'customer'>;
  input: ParsedInput<typeof call>['query'];
}

export async function removeWishlistItem({
  ctx,
  input,
}: RemoveWishlistItemParams): Promise<ResponseOf<typeof call>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('wishlistItems')
    .where('wishlistId', '=', input.wishlistId)
    .where('customerId', '=', ctx.customer.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ApiError('NOT_FOUND', 'This item isn’t on your wishlist.');
  return {};
}
