import type { GlobalDiscount } from '@piri/contract/discounts';
import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { getItem as call } from '@piri/contract/items';
import { bestPrice } from '@piri/pricing/discount';
import { Refusal } from '../../core/refusal.ts';
import type { Context } from '../../runtime/context.ts';
import { type SummaryRow, summaryRows } from './item-rows.ts';
import { readSurroundings, type Surroundings } from './read-surroundings.ts';
import { offerOf, soldSku } from './sold-sku.ts';
import { shownOf } from './summary.ts';

export interface GetItem {
  ctx: Pick<Context, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getItem({ ctx, input }: GetItem): Promise<ResponseOf<typeof call>> {
  const row = await summaryRows(ctx.db)
    .select(['items.description', 'items.extras'])
    .where('items.id', '=', input.id)
    .where('items.sourceType', '=', 'item')
    .executeTakeFirst();
  if (row === undefined || !('dimensions' in row.extras)) {
    throw new Refusal('NOT_FOUND', 'There is no item with this id.');
  }
  const surroundings = await readSurroundings(ctx.db, [row]);
  return {
    ...shownOf(row, surroundings),
    sourceType: 'item',
    description: row.description,
    images: row.images,
    options: row.options,
    skus: row.pieces.map((piece) => soldSku(piece, row, surroundings)),
    discounts: surroundings.discounts.filter((discount) => touches(discount, row, surroundings)),
    extras: row.extras,
  };
}

/** Does it take something off one of the skus, were it the only one? */
function touches(discount: GlobalDiscount, row: SummaryRow, surroundings: Surroundings): boolean {
  return row.pieces.some((piece) => {
    const offer = offerOf({ ...piece, discountedSalesPrice: null }, row, surroundings);
    return bestPrice(offer, [discount]).saving > 0;
  });
}
