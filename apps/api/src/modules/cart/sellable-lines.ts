import type { CartLine } from '@piri/contract/cart-lines';
import type { Sku } from '@piri/contract/items';
import { getSoldRefKey, type SoldRef } from '@piri/contract/line-item';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { buildItemSummariesQuery, type ItemSummaryRow, type SkuWithStock } from '../items/item-queries.ts';
import { getBundlePriceAndStock } from '../items/item-summary.ts';
import {
  type CategoriesAndDiscounts,
  readCategoriesAndDiscounts,
} from '../items/read-categories-and-discounts.ts';
import { toSku } from '../items/to-sku.ts';

/** What is currently sold under the code of a line, with prices for a single item or bundle. */
export interface SellableProduct extends Pick<Sku, 'available' | 'state'> {
  row: ItemSummaryRow;
  /** The sku; undefined for a bundle, which is bought as a whole. */
  sku?: SkuWithStock;
  /**
   * The price before discounts. For a bundle, its own price: what it saves compared with its items is not a discount.
   */
  salesPrice: number;
  /** The price after discounts. */
  price: number;
}

/**
 * Returns what is sold under the given lines, by `getSoldRefKey`. Lines that are not sold are missing. Uses two queries,
 * however many lines there are.
 */
export async function readSellableProducts(
  db: Kysely<Database>,
  lines: readonly SoldRef[],
): Promise<Map<string, SellableProduct>> {
  const codes = (sourceType: CartLine['sourceType']) =>
    lines.filter((line) => line.sourceType === sourceType).map(({ code }) => code);
  const rows = await buildItemSummariesQuery(db)
    .where(
      sql<boolean>`(
        (items.source_type = 'bundle' and items.id = any(${codes('bundle')}))
        or items.id in (select item_id from skus where code = any(${codes('item')}))
      )`,
    )
    .execute();
  const context = await readCategoriesAndDiscounts(db, rows);
  return new Map(rows.flatMap((row) => listSellableLines(row, context)));
}

function listSellableLines(
  row: ItemSummaryRow,
  context: CategoriesAndDiscounts,
): [string, SellableProduct][] {
  if (row.sourceType === 'bundle') {
    const { price, available, state } = getBundlePriceAndStock(row);
    const sold = { row, salesPrice: price.price, price: price.price, available, state };
    return [[getSoldRefKey({ sourceType: 'bundle', code: row.id }), sold]];
  }
  return row.skus.map((sku) => {
    const { code, salesPrice, price, available, state } = toSku(sku, row, context);
    const sold = { row, sku, salesPrice, price: price.price, available, state };
    return [getSoldRefKey({ sourceType: 'item', code }), sold];
  });
}
