import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type TextCondition =
  | { matchType: 'EXACT' | 'STARTS_WITH' | 'CONTAINS'; value: string }
  | { matchType: 'IN'; value: readonly string[] };

/**
 * Builds a condition on one column. The value is always bound, and its wildcards are escaped. Partial matches ignore
 * case, because people search in lower case.
 */
export function buildTextCondition(column: RawBuilder<unknown>, match: TextCondition): RawBuilder<SqlBool> {
  switch (match.matchType) {
    case 'EXACT':
      return sql`${column} = ${match.value}`;
    case 'STARTS_WITH':
      return sql`${column} ilike ${`${escapeWildcards(match.value)}%`}`;
    case 'CONTAINS':
      return sql`${column} ilike ${`%${escapeWildcards(match.value)}%`}`;
    case 'IN':
      return sql`${column} = any(${match.value})`;
  }
}

/**
 * Builds a condition on a column of several texts, of which one must match. `EXACT` and `IN` can use an index on the
 * array.
 */
export function buildArrayTextCondition(
  column: RawBuilder<unknown>,
  match: TextCondition,
): RawBuilder<SqlBool> {
  switch (match.matchType) {
    case 'EXACT':
      return sql`${column} @> array[${match.value}]::text[]`;
    case 'IN':
      return sql`${column} && ${match.value}::text[]`;
    default:
      return sql`exists (select from unnest(${column}) as one where ${buildTextCondition(sql`one`, match)})`;
  }
}

function escapeWildcards(value: string): string {
  return value.replaceAll(/[\\%_]/g, '\\$&');
}
