import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { GlobalDiscount } from '@piri/contract/discounts';
import type { getItem as call } from '@piri/contract/items';
import { calculateBestPrice } from '@piri/pricing/discount';
import { ApiError } from '../../core/api-error.ts';
import type { AppContext } from '../../runtime/context.ts';
import { buildItemSummariesQuery, type ItemSummaryRow } from './item-queries.ts';
import { toCommonItemFields } from './item-summary.ts';
import { type CategoriesAndDiscounts, readCategoriesAndDiscounts } from './read-categories-and-discounts.ts';
import { toPriceableSku, toSku } from './to-sku.ts';

export interface GetItemParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getItem({ ctx, input }: GetItemParams): Promise<ResponseOf<typeof call>> {
  const row = await buildItemSummariesQuery(ctx.db)
    .select(['items.description', 'items.extras'])
    .where('items.id', '=', input.id)
    .where('items.sourceType', '=', 'item')
    .executeTakeFirst();
  if (row === undefined || !('dimensions' in row.extras)) {
    throw new ApiError('NOT_FOUND', 'There is no item with this id.');
  }
  const context = await readCategoriesAndDiscounts(ctx.db, [row]);
  return {
    ...toCommonItemFields(row, context),
    sourceType: 'item',
    description: row.description,
    images: row.images,
    options: row.options,
    skus: row.skus.map((sku) => toSku(sku, row, context)),
    discounts: context.discounts.filter((discount) => touches(discount, row, context)),
    extras: row.extras,
  };
}

/** Whether the discount, applied alone, would lower the price of any of the skus. */
function touches(discount: GlobalDiscount, row: ItemSummaryRow, context: CategoriesAndDiscounts): boolean {
  return row.skus.some((sku) => {
    const offer = toPriceableSku({ ...sku, discountedSalesPrice: null }, row, context);
    return calculateBestPrice(offer, [discount]).saving > 0;
  });
}
