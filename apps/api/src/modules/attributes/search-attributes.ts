import type { searchAttributes as call } from '@piri/contract/attributes';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';

const columns = {
  id: { sql: sql.ref('attributes.id'), kind: 'string' },
  name: { sql: sql.ref('attributes.name'), kind: 'string' },
  kind: { sql: sql.ref('attributes.kind'), kind: 'string' },
  sortOrder: { sql: sql.ref('attributes.sortOrder'), kind: 'number' },
} as const;

export interface SearchAttributesParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchAttributes({
  ctx,
  input,
}: SearchAttributesParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'sortOrder', type: 'ASC' }] });
  const query = ctx.db
    .selectFrom('attributes')
    .select(['id', 'sortOrder', 'name', 'kind', 'unit', 'attributeValues as values']);
  const { list, ...page } = await readPage(query, plan, input);
  return { ...page, list: list.map(({ unit, ...row }) => ({ ...row, ...(unit !== null && { unit }) })) };
}
