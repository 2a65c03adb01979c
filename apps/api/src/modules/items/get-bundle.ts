import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { getBundle as call } from '@piri/contract/items';
import { Refusal } from '../../core/refusal.ts';
import type { Context } from '../../runtime/context.ts';
import { summaryRows } from './item-rows.ts';
import { readSurroundings } from './read-surroundings.ts';
import { soldSku } from './sold-sku.ts';
import { bundleFigures, shownOf, summaryOf } from './summary.ts';

export interface GetBundle {
  ctx: Pick<Context, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function getBundle({ ctx, input }: GetBundle): Promise<ResponseOf<typeof call>> {
  const row = await summaryRows(ctx.db)
    .select('items.description')
    .where('items.id', '=', input.id)
    .where('items.sourceType', '=', 'bundle')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('NOT_FOUND', 'There is no bundle with this id.');

  const itemIds = row.pieces.map(({ itemId }) => itemId);
  const items = await summaryRows(ctx.db).where('items.id', 'in', itemIds).execute();
  const surroundings = await readSurroundings(ctx.db, [row, ...items]);
  return {
    ...shownOf(row, surroundings),
    ...bundleFigures(row),
    sourceType: 'bundle',
    description: row.description,
    images: row.images,
    salesPrice: row.salesPrice ?? 0,
    skuDetails: row.pieces.flatMap((piece) => {
      const item = items.find(({ id }) => id === piece.itemId);
      if (item === undefined) return [];
      return [
        {
          item: summaryOf(item, surroundings),
          sku: soldSku(piece, item, surroundings),
          quantity: piece.quantity,
        },
      ];
    }),
  };
}
