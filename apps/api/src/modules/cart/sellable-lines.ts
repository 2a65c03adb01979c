import type { CartLine } from '@piri/contract/cart-lines';
import type { Sku } from '@piri/contract/items';
import { type SoldRef, soldKey } from '@piri/contract/line-item';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type SkuRow, type SummaryRow, selectItemSummaries } from '../items/item-queries.ts';
import { getBundlePriceAndStock } from '../items/item-summary.ts';
import { type PricingContext, readPricingContext } from '../items/read-pricing-context.ts';
import { toSku } from '../items/to-sku.ts';

/** What is sold under the code of a line at this moment; prices are of one piece. */
export interface SellableLine extends Pick<Sku, 'available' | 'state'> {
  row: SummaryRow;
  /** The sku; nothing for a bundle, which is bought whole. */
  piece?: SkuRow;
  /** Before discounts. Of a bundle its own price: what it saves against its pieces is no discount. */
  salesPrice: number;
  /** After discounts. */
  price: number;
}

/** What is sold under lines, by `soldKey`; one that is not sold is not in it. Two queries, however many lines. */
export async function readSellableLines(
  db: Kysely<Database>,
  lines: readonly SoldRef[],
): Promise<Map<string, SellableLine>> {
  const codes = (sourceType: CartLine['sourceType']) =>
    lines.filter((line) => line.sourceType === sourceType).map(({ code }) => code);
  const rows = await selectItemSummaries(db)
    .where(
      sql<boolean>`(
        (items.source_type = 'bundle' and items.id = any(${codes('bundle')}))
        or items.id in (select item_id from skus where code = any(${codes('item')}))
      )`,
    )
    .execute();
  const surroundings = await readPricingContext(db, rows);
  return new Map(rows.flatMap((row) => linesOf(row, surroundings)));
}

function linesOf(row: SummaryRow, surroundings: PricingContext): [string, SellableLine][] {
  if (row.sourceType === 'bundle') {
    const { price, available, state } = getBundlePriceAndStock(row);
    const sold = { row, salesPrice: price.price, price: price.price, available, state };
    return [[soldKey({ sourceType: 'bundle', code: row.id }), sold]];
  }
  return row.pieces.map((piece) => {
    const { code, salesPrice, price, available, state } = toSku(piece, row, surroundings);
    const sold = { row, piece, salesPrice, price: price.price, available, state };
    return [soldKey({ sourceType: 'item', code }), sold];
  });
}
