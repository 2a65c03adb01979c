import type { ItemSummary } from '@piri/contract/items';
import type { SelectedOption } from '@piri/contract/options';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A sku with its current price and stock. In a bundle, `quantity` is how many of it the bundle holds. */
export interface SkuWithStock {
  code: string;
  itemId: string;
  salesPrice: number;
  discountedSalesPrice: number | null;
  attributeValues: SelectedOption[];
  imageUrl: string | null;
  available: number;
  display: boolean;
  madeToOrder: boolean;
  quantity: number;
}

const skus = sql<SkuWithStock[]>`(
  select jsonb_agg(
    jsonb_build_object(
      'code', skus.code, 'itemId', skus.item_id,
      'salesPrice', skus.sales_price, 'discountedSalesPrice', skus.discounted_sales_price,
      'attributeValues', skus.attribute_values, 'imageUrl', skus.image_url,
      'available', skus.available, 'quantity', sold.quantity,
      'display', exists (select from outlet_stock where sku_code = skus.code and display),
      'madeToOrder', exists (select from outlet_stock where sku_code = skus.code and made_to_order)
    ) order by sold.sort_order)
  from (
    select code as sku_code, 1 as quantity, sort_order from skus where item_id = items.id
    union all
    select sku_code, quantity, sort_order from bundle_skus where item_id = items.id
  ) as sold join skus on skus.code = sold.sku_code
)`;

/**
 * Selects the items that can be bought: those with at least one sku. The condition is a list of ids instead of a
 * subquery for each row, so that the planner can choose: row by row for a page, all at once for a count.
 */
export function buildSellableItemsQuery(db: Kysely<Database>) {
  return db
    .selectFrom('items')
    .where(sql<boolean>`items.id in (select item_id from skus union all select item_id from bundle_skus)`);
}

/** Selects everything that a card in a list needs, including the skus, in one query for any number of items. */
export function buildItemSummariesQuery(db: Kysely<Database>) {
  return buildSellableItemsQuery(db)
    .select([
      'items.id',
      'items.sourceType',
      'items.title',
      'items.subtitle',
      'items.createdAt',
      'items.leadDays',
    ])
    .select(['items.silhouette', 'items.stage', 'items.categoryIds', 'items.options', 'items.images'])
    .select('items.salesPrice')
    .select(sql<ItemSummary['dimensions'] | null>`items.extras -> 'dimensions'`.as('dimensions'))
    .select(skus.as('skus'));
}

export type ItemSummaryRow = Awaited<
  ReturnType<ReturnType<typeof buildItemSummariesQuery>['execute']>
>[number];
