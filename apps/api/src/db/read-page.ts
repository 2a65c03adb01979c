import { type SelectQueryBuilder, sql } from 'kysely';
import type { SearchQueryParts } from './search-query-parts.ts';

export interface Page<Row> {
  list: Row[];
  nextPageToken: string;
  /** -1 if the caller did not ask for it, since counting costs as much as reading all rows. */
  total: number;
}

/**
 * Runs a search and returns one page and, on request, the total count. The query must select the columns it is ordered
 * by.
 */
export async function readPage<DB, TB extends keyof DB, Row extends Readonly<Record<string, unknown>>>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: SearchQueryParts,
  { fetchCount }: { fetchCount: boolean },
): Promise<Page<Row>> {
  const rows = await query
    .where(plan.matches)
    .where(plan.afterCursor)
    .orderBy(plan.orderBy)
    .limit(plan.limit)
    .offset(plan.offset)
    .execute();
  const page = plan.page(rows as Row[]);
  if (!fetchCount) return { ...page, total: -1 };
  const counted = await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .where(plan.matches)
    .executeTakeFirstOrThrow();
  // Kysely cannot infer the result of a table that only the caller knows.
  return { ...page, total: (counted as { total: number }).total };
}
