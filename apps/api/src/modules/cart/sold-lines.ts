import type { CartLine } from '@piri/contract/cart-lines';
import type { Sku } from '@piri/contract/items';
import { type SoldRef, soldKey } from '@piri/contract/line-item';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Piece, type SummaryRow, summaryRows } from '../items/item-rows.ts';
import { readSurroundings, type Surroundings } from '../items/read-surroundings.ts';
import { soldSku } from '../items/sold-sku.ts';
import { bundleFigures } from '../items/summary.ts';

/** What is sold under the code of a line at this moment; prices are of one piece. */
export interface SoldLine extends Pick<Sku, 'available' | 'state'> {
  row: SummaryRow;
  /** The sku; nothing for a bundle, which is bought whole. */
  piece?: Piece;
  /** Before discounts. Of a bundle its own price: what it saves against its pieces is no discount. */
  salesPrice: number;
  /** After discounts. */
  price: number;
}

/** What is sold under lines, by `soldKey`; one that is not sold is not in it. Two queries, however many lines. */
export async function readSoldLines(
  db: Kysely<Database>,
  lines: readonly SoldRef[],
): Promise<Map<string, SoldLine>> {
  const codes = (sourceType: CartLine['sourceType']) =>
    lines.filter((line) => line.sourceType === sourceType).map(({ code }) => code);
  const rows = await summaryRows(db)
    .where(
      sql<boolean>`(
        (items.source_type = 'bundle' and items.id = any(${codes('bundle')}))
        or items.id in (select item_id from skus where code = any(${codes('item')}))
      )`,
    )
    .execute();
  const surroundings = await readSurroundings(db, rows);
  return new Map(rows.flatMap((row) => linesOf(row, surroundings)));
}

function linesOf(row: SummaryRow, surroundings: Surroundings): [string, SoldLine][] {
  if (row.sourceType === 'bundle') {
    const { price, available, state } = bundleFigures(row);
    const sold = { row, salesPrice: price.price, price: price.price, available, state };
    return [[soldKey({ sourceType: 'bundle', code: row.id }), sold]];
  }
  return row.pieces.map((piece) => {
    const { code, salesPrice, price, available, state } = soldSku(piece, row, surroundings);
    const sold = { row, piece, salesPrice, price: price.price, available, state };
    return [soldKey({ sourceType: 'item', code }), sold];
  });
}
