import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { listVariantImages as call } from '@piri/contract/items';
import { Refusal } from '../../core/refusal.ts';
import type { Context } from '../../runtime/context.ts';
import { shownItems } from './item-rows.ts';

export interface ListVariantImages {
  ctx: Pick<Context, 'db'>;
  input: ParsedInput<typeof call>['query'];
}

export async function listVariantImages({ ctx, input }: ListVariantImages): Promise<ResponseOf<typeof call>> {
  const row = await shownItems(ctx.db)
    .select('items.images')
    .where('items.id', '=', input.itemId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('NOT_FOUND', 'There is no item with this id.');
  return { list: row.images };
}
