import { type SelectQueryBuilder, sql } from 'kysely';
import type { SearchQuery } from './search-query.ts';

export interface Page<Row> {
  list: Row[];
  nextPageToken: string;
  /** -1 when nobody asked for it: to count costs as much as to read everything. */
  total: number;
}

/** Runs a search: the page, and beside it the count of all that was looked for. The query must select what it is ordered by. */
export async function readPage<DB, TB extends keyof DB, Row extends Readonly<Record<string, unknown>>>(
  query: SelectQueryBuilder<DB, TB, Row>,
  plan: SearchQuery,
  { fetchCount }: { fetchCount: boolean },
): Promise<Page<Row>> {
  const rows = await query
    .where(plan.matches)
    .where(plan.begins)
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
  // What comes of a table that only the caller knows, Kysely cannot say.
  return { ...page, total: (counted as { total: number }).total };
}
