import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { searchAttachments as call, ItemImage } from '@piri/contract/items';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';
import { buildSellableItemsQuery } from './item-queries.ts';

const id = sql<string>`items.id || '/' || pictures.place`;
const columns = {
  id: { sql: id, kind: 'string' },
  itemId: { sql: sql.ref('items.id'), kind: 'string' },
  view: { sql: sql`pictures.image ->> 'view'`, kind: 'string' },
  sortOrder: { sql: sql`pictures.place::integer`, kind: 'number' },
} as const;

export interface SearchItemImagesParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchItemImages({
  ctx,
  input,
}: SearchItemImagesParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'sortOrder', type: 'ASC' }] });
  const images = sql<{
    image: ItemImage;
    place: number;
  }>`jsonb_array_elements(items.images) with ordinality`;
  const query = buildSellableItemsQuery(ctx.db)
    .innerJoinLateral(images.as<'pictures'>(sql`pictures (image, place)`), (join) => join.onTrue())
    .select([id.as('id'), 'items.id as itemId', 'pictures.image'])
    .select(sql<number>`pictures.place::integer`.as('sortOrder'));
  const { list, ...page } = await readPage(query, plan, input);
  return { ...page, list: list.map(({ id, itemId, image }) => ({ ...image, id, itemId })) };
}
