import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { getBundle as call } from '@piri/contract/items';
import { ApiError } from '../../core/api-error.ts';
import type { AppContext } from '../../runtime/context.ts';
import { buildItemSummariesQuery } from './item-queries.ts';
import { getBundlePriceAndStock, toCommonItemFields, toItemSummary } from './item-summary.ts';
import { readCategoriesAndDiscounts } from './read-categories-and-discounts.ts';
import { toSku } from './to-sku.ts';

export interface GetBundleParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getBundle({ ctx, input }: GetBundleParams): Promise<ResponseOf<typeof call>> {
  const row = await buildItemSummariesQuery(ctx.db)
    .select('items.description')
    .where('items.id', '=', input.id)
    .where('items.sourceType', '=', 'bundle')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('NOT_FOUND', 'There is no bundle with this id.');

  const itemIds = row.skus.map(({ itemId }) => itemId);
  const items = await buildItemSummariesQuery(ctx.db).where('items.id', 'in', itemIds).execute();
  const context = await readCategoriesAndDiscounts(ctx.db, [row, ...items]);
  return {
    ...toCommonItemFields(row, context),
    ...getBundlePriceAndStock(row),
    sourceType: 'bundle',
    description: row.description,
    images: row.images,
    salesPrice: row.salesPrice ?? 0,
    skuDetails: row.skus.flatMap((sku) => {
      const item = items.find(({ id }) => id === sku.itemId);
      if (item === undefined) return [];
      return [
        {
          item: toItemSummary(item, context),
          sku: toSku(sku, item, context),
          quantity: sku.quantity,
        },
      ];
    }),
  };
}
