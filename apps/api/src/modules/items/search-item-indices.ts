import type { ParsedInput, ResponseOf } from '@piri/contract/endpoint';
import type { listItemIndices as list, searchItemIndices as search } from '@piri/contract/items';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { planSearch } from '../../db/search-plan.ts';
import type { Context } from '../../runtime/context.ts';
import { shownItems } from './item-rows.ts';

const columns = {
  id: { sql: sql.ref('items.id'), kind: 'string' },
  title: { sql: sql.ref('items.title'), kind: 'string' },
  sourceType: { sql: sql.ref('items.sourceType'), kind: 'string' },
  createdAt: { sql: sql.ref('items.createdAt'), kind: 'string' },
} as const;

type Ctx = Pick<Context, 'db'>;

export interface ListItemIndices {
  ctx: Ctx;
  input: ParsedInput<typeof list>['query'];
}

export function listItemIndices({ ctx, input }: ListItemIndices): Promise<ResponseOf<typeof list>> {
  const everything = { page: 1, fetchCount: true, textParams: [], nestedParams: [], sortParams: [] };
  return searchItemIndices({ ctx, input: { ...everything, ...input } });
}

export interface SearchItemIndices {
  ctx: Ctx;
  input: ParsedInput<typeof search>['body'];
}

export async function searchItemIndices({
  ctx,
  input,
}: SearchItemIndices): Promise<ResponseOf<typeof search>> {
  const plan = planSearch({ input, columns, defaultOrder: [{ field: 'id', type: 'ASC' }] });
  const query = shownItems(ctx.db).select(['items.id', 'items.sourceType', 'items.title', 'items.createdAt']);
  return readPage(query, plan, input);
}
