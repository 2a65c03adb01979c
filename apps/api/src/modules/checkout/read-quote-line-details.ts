import type { CartLine } from '@piri/contract/cart-lines';
import type { QuoteLine } from '@piri/contract/quote';
import { calculateLineTotals } from '@piri/pricing/cart-totals';
import { type Kysely, sql } from 'kysely';
import type { Database, OrderedSku } from '../../db/schema.ts';
import { requireSellableLines } from '../cart/price-cart-lines.ts';
import type { SellableProduct } from '../cart/sellable-lines.ts';
import { findCoverImage } from '../items/cover-image.ts';
import type { SkuWithStock } from '../items/item-queries.ts';
import { omitImageAttributeValues } from '../items/item-summary.ts';

/** A line with the details that an order needs. */
export interface QuoteLineDetails extends QuoteLine {
  skus: (OrderedSku & { cartons: { weight: number }[]; leadDays: number })[];
}

/** Loads what is currently sold under the given lines. Uses three queries, however many lines there are. */
export async function readQuoteLineDetails(
  db: Kysely<Database>,
  lines: readonly CartLine[],
): Promise<QuoteLineDetails[]> {
  const found = await requireSellableLines(db, lines);
  const measured = await readMeasurements(
    db,
    found.flatMap(({ sold }) => listSkus(sold).map(({ itemId }) => itemId)),
  );
  return found.map(({ line, sold }) => {
    const { row, sku, salesPrice, price, available, state } = sold;
    // If a bundle is not completely in stock, its missing items are made to order. Items that are in stock are never
    // made to order, even if too few are left.
    const madeToOrder = available < line.quantity && state === 'MADE_TO_ORDER';
    const skus = listSkus(sold).map((one) => ({
      ...{ skuCode: one.code, quantity: one.quantity * line.quantity },
      madeToOrder: madeToOrder && one.madeToOrder,
      ...(measured.get(one.itemId) ?? { cartons: [], leadDays: 0 }),
    }));
    const coverImage = sku ? findCoverImage(row.images, sku.attributeValues) : row.images[0];
    return {
      ...line,
      ...{ itemId: row.id, title: row.title, attributeValues: sku?.attributeValues ?? [] },
      ...(coverImage && { image: omitImageAttributeValues(coverImage) }),
      ...{ salesPrice, price, ...calculateLineTotals({ salesPrice, price, quantity: line.quantity }) },
      ...{ madeToOrder, available, state, skus },
    };
  });
}

/** Returns the skus of a line. A bundle specifies the quantity of each sku; for a single item it is 1. */
function listSkus({ row, sku }: SellableProduct): SkuWithStock[] {
  return sku === undefined ? row.skus : [{ ...sku, quantity: 1 }];
}

interface Measured {
  cartons: { weight: number }[];
  leadDays: number;
}

async function readMeasurements(
  db: Kysely<Database>,
  itemIds: readonly string[],
): Promise<Map<string, Measured>> {
  const rows = await db
    .selectFrom('items')
    .select(['id', 'leadDays'])
    .select(sql<Measured['cartons']>`coalesce(extras -> 'cartons', '[]')`.as('cartons'))
    .where('id', 'in', [...new Set(itemIds)])
    .execute();
  return new Map(rows.map(({ id, ...measured }) => [id, measured]));
}
