import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { searchLinkedItems as call } from '@piri/contract/items';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';
import { buildSellableItemsQuery } from './item-queries.ts';
import { readItemSummaries } from './read-item-summaries.ts';

// A link has no row of its own. Its id is made of both items, so that a page can end between any two links.
const id = sql<string>`links.item_id || '/' || items.id`;
const columns = {
  id: { sql: id, kind: 'string' },
  itemId: { sql: sql.ref('links.itemId'), kind: 'string' },
  sortOrder: { sql: sql.ref('links.sortOrder'), kind: 'number' },
} as const;

export interface SearchLinkedItemsParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/** Lists the items that go with an item, or the items in a bundle. */
export async function searchLinkedItems({
  ctx,
  input,
}: SearchLinkedItemsParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'sortOrder', type: 'ASC' }] });
  const links = sql<{ itemId: string; linkedId: string; sortOrder: number }>`(
    select items.id as item_id, link.linked_id, link.sort_order::integer
    from items cross join unnest(items.linked_item_ids) with ordinality as link (linked_id, sort_order)
  )`;
  const query = buildSellableItemsQuery(ctx.db)
    .innerJoin(links.as('links'), 'links.linkedId', 'items.id')
    .select([id.as('id'), 'items.id as linkedId', 'links.sortOrder']);
  const { list, ...page } = await readPage(query, plan, input);
  const linkedIds = list.map(({ linkedId }) => linkedId);
  return { ...page, list: await readItemSummaries(ctx.db, linkedIds) };
}
