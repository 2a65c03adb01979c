import type { searchContent as call } from '@piri/contract/content';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';

const columns = {
  id: { sql: sql.ref('contentEntries.id'), kind: 'string' },
  type: { sql: sql.ref('contentEntries.type'), kind: 'string' },
  title: { sql: sql.ref('contentEntries.title'), kind: 'string' },
  placement: { sql: sql`coalesce(${sql.ref('contentEntries.placement')}, '')`, kind: 'string' },
  itemId: { sql: sql.ref('contentEntries.productIds'), kind: 'list' },
  categoryId: { sql: sql.ref('contentEntries.categoryIds'), kind: 'list' },
} as const;

export interface SearchContentParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

/** Searches content entries: only articles, unless the search names a type. */
export async function searchContent({ ctx, input }: SearchContentParams): Promise<ResponseOf<typeof call>> {
  const namesType = input.textParams.some(({ field }) => field === 'type');
  const plan = buildSearchQueryParts({ input, columns, defaultOrder: [{ field: 'title', type: 'ASC' }] });
  const query = ctx.db
    .selectFrom('contentEntries')
    .select(['id', 'type', 'title', 'fields'])
    .$if(!namesType, (entries) => entries.where('type', '=', 'article'));
  return readPage(query, plan, input);
}
