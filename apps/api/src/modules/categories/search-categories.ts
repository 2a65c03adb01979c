import type { searchCategories as call } from '@piri/contract/categories';
import type { ParsedInput, ResponseOf } from '@piri/contract/define-endpoint';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../db/read-page.ts';
import type { Database } from '../../db/schema.ts';
import { buildSearchQueryParts } from '../../db/search-query-parts.ts';
import type { AppContext } from '../../runtime/context.ts';

const columns = {
  id: { sql: sql.ref('categories.id'), kind: 'string' },
  name: { sql: sql.ref('categories.name'), kind: 'string' },
  // Rooms have no parent. An empty text matches them, since no id is empty.
  parentId: { sql: sql`coalesce(${sql.ref('categories.parentId')}, '')`, kind: 'string' },
  sortOrder: { sql: sql.ref('categories.sortOrder'), kind: 'number' },
} as const;

export interface SearchCategoriesParams {
  ctx: Pick<AppContext, 'db'>;
  input: ParsedInput<typeof call>['body'];
}

export async function searchCategories({
  ctx,
  input,
}: SearchCategoriesParams): Promise<ResponseOf<typeof call>> {
  const plan = buildSearchQueryParts({
    input,
    columns,
    defaultOrder: [{ field: 'sortOrder', type: 'ASC' }],
  });
  const query = shownCategories(ctx.db)
    .leftJoin('families', 'families.parentId', 'categories.id')
    .select(['categories.id', 'categories.name', 'categories.parentId', 'categories.sortOrder'])
    .select(['categories.options', 'categories.extras'])
    .select(sql<string[]>`coalesce(families.children, '{}')`.as('children'));
  return readPage(query, plan, input);
}

/**
 * Selects the categories whose ancestors are all shown. A hidden or missing category also hides everything below it.
 */
function shownCategories(db: Kysely<Database>) {
  return db
    .withRecursive('shown(id)', (query) =>
      query
        .selectFrom('categories')
        .select('categories.id')
        .where('parentId', 'is', null)
        .where('hidden', '=', false)
        .unionAll(
          query
            .selectFrom('categories')
            .innerJoin('shown', 'shown.id', 'categories.parentId')
            .select('categories.id')
            .where('categories.hidden', '=', false),
        ),
    )
    .with('families', (query) =>
      query
        .selectFrom('categories')
        .innerJoin('shown', 'shown.id', 'categories.id')
        .select('categories.parentId')
        .select(
          sql<string[]>`array_agg(categories.id order by categories.sort_order, categories.id)`.as(
            'children',
          ),
        )
        .groupBy('categories.parentId'),
    )
    .selectFrom('categories')
    .innerJoin('shown', 'shown.id', 'categories.id');
}
