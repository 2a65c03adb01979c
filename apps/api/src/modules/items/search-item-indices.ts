import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import type { listItemIndices as list, searchItemIndices as search } from '@piri/contract/items';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';
import { buildSellableItemsQuery } from './item-queries.ts';

const columns = {
  id: { sql: sql.ref('items.id'), kind: 'string' },
  title: { sql: sql.ref('items.title'), kind: 'string' },
  sourceType: { sql: sql.ref('items.sourceType'), kind: 'string' },
  createdAt: { sql: sql.ref('items.createdAt'), kind: 'string' },
} as const;

type Ctx = Pick<AppContext, 'db'>;

export interface ListItemIndicesParams {
  ctx: Ctx;
  input: ParsedInput<typeof list>['query'];
}

export function listItemIndices({ ctx, input }: ListItemIndicesParams): Promise<ResponseOf<typeof list>> {
  const allItems = { page: 1, fetchCount: true, textParams: [], nestedParams: [], sortParams: [] };
  return searchItemIndices({ ctx, input: { ...allItems, ...input } });
}

export interface SearchItemIndicesParams {
  ctx: Ctx;
  input: ParsedInput<typeof search>['body'];
}

export async function searchItemIndices({
  ctx,
  input,
}: SearchItemIndicesParams): Promise<ResponseOf<typeof search>> {
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'id', type: 'ASC' }] });
  const query = buildSellableItemsQuery(ctx.db).select([
    'items.id',
    'items.sourceType',
    'items.title',
    'items.createdAt',
  ]);
  return readPage(query, plan, input);
}
