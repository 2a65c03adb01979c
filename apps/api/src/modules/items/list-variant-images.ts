import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { listVariantImages as call } from '@piri/contract/items';
import { ApiError } from '../../core/api-error.ts';
import type { AppContext } from '../../runtime/context.ts';
import { buildSellableItemsQuery } from './item-queries.ts';

export interface ListVariantImagesParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function listVariantImages({
  ctx,
  input,
}: ListVariantImagesParams): Promise<ResponseOf<typeof call>> {
  const row = await buildSellableItemsQuery(ctx.db)
    .select('items.images')
    .where('items.id', '=', input.itemId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('NOT_FOUND', 'There is no item with this id.');
  return { list: row.images };
}
