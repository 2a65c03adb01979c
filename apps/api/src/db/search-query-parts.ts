import { maxPageNumber } from '@piri/contract/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ApiError } from '../core/api-error.ts';
import { createPageToken, type PageCursor, parsePageToken } from './page-cursor.ts';
import { buildArrayTextCondition, buildTextCondition, type TextCondition } from './text-condition.ts';

export interface SearchColumn {
  sql: RawBuilder<unknown>;
  /**
   * A `number` is an integer, a `decimal` need not be. For a `list` of texts, one of them has to match, and results
   * cannot be sorted by it.
   */
  kind: 'string' | 'number' | 'decimal' | 'list';
}

/** A field that is matched by a condition because it has no column of its own. Results cannot be sorted by it. */
export interface CustomSearchField {
  finds: (match: TextCondition) => RawBuilder<SqlBool>;
}

export interface SortOrder<F extends string> {
  field: F;
  type: 'ASC' | 'DESC';
}

export interface SortColumn extends SearchColumn, SortOrder<string> {}

export interface SearchInput<F extends string> {
  page: number;
  size: number;
  textParams: readonly (TextCondition & { field: F })[];
  sortParams: readonly SortOrder<F>[];
  nextPageToken?: string | undefined;
}

export interface SearchQueryPartsOptions<F extends string> {
  input: SearchInput<F>;
  /** The column or condition of every field that the contract accepts. */
  columns: Readonly<Record<F, SearchColumn | CustomSearchField> & Record<'id', SearchColumn>>;
  defaultOrder: readonly SortOrder<F>[];
}

/**
 * The parts of a query, built from a search body. The limit is one row more than the page, to detect whether another
 * page follows.
 */
export interface SearchQueryParts {
  /** The search conditions, for both the list and its count. */
  matches: RawBuilder<SqlBool>;
  /** The start of this page, for the list only. */
  afterCursor: RawBuilder<SqlBool>;
  orderBy: RawBuilder<unknown>;
  limit: number;
  offset: number;
  page<Row extends Readonly<Record<string, unknown>>>(
    rows: readonly Row[],
  ): { list: Row[]; nextPageToken: string };
}

export function buildSearchQueryParts<F extends string>({
  input,
  columns,
  defaultOrder,
}: SearchQueryPartsOptions<F>): SearchQueryParts {
  const order = completeOrder(input.sortParams.length > 0 ? input.sortParams : defaultOrder, columns);
  const cursor = input.nextPageToken ? parsePageToken(input.nextPageToken, order) : undefined;
  if (cursor === undefined && input.page > maxPageNumber) {
    throw new ApiError('PAGE_TOO_DEEP', `The highest page number is ${maxPageNumber}.`, [
      { path: 'page', code: 'PAGE_TOO_DEEP', message: 'Continue with the previous page’s nextPageToken.' },
    ]);
  }
  return {
    matches: all(input.textParams.map((match) => matchColumn(columns[match.field], match))),
    afterCursor: cursor === undefined ? sql`true` : isAfter(order, cursor),
    orderBy: sql.join(order.map((column) => sql`${column.sql} ${sql.raw(column.type)}`)),
    limit: input.size + 1,
    offset: cursor === undefined ? (input.page - 1) * input.size : 0,
    page(rows) {
      const list = rows.slice(0, input.size);
      const last = list.at(-1);
      const more = rows.length > list.length && last !== undefined;
      return { list, nextPageToken: more ? createPageToken(order, last) : '' };
    },
  };
}

function matchColumn(column: SearchColumn | CustomSearchField, match: TextCondition): RawBuilder<SqlBool> {
  if ('finds' in column) return column.finds(match);
  return column.kind === 'list'
    ? buildArrayTextCondition(column.sql, match)
    : buildTextCondition(column.sql, match);
}

/**
 * Returns the sort order without repeated fields, with the id added last so that rows with equal values keep a stable
 * order.
 */
function completeOrder<F extends string>(
  requested: readonly SortOrder<F>[],
  columns: SearchQueryPartsOptions<F>['columns'],
): SortColumn[] {
  const byField = new Map<F | 'id', SortOrder<F | 'id'>>();
  for (const order of [...requested, { field: 'id', type: 'ASC' } as const]) {
    if (!byField.has(order.field)) byField.set(order.field, order);
  }
  return [...byField.values()].flatMap((order) => {
    const column: SearchColumn | CustomSearchField = columns[order.field];
    return 'finds' in column ? [] : [{ ...column, ...order }];
  });
}

/** `(a, b) > (x, y)`, spelled out because each column has a direction of its own. */
function isAfter(order: readonly SortColumn[], cursor: PageCursor): RawBuilder<SqlBool> {
  const branches = order.map((column, index) => {
    const ties = order.slice(0, index).map((before, at) => sql<SqlBool>`${before.sql} = ${cursor[at]}`);
    const beyond = sql.raw(column.type === 'ASC' ? '>' : '<');
    return all([...ties, sql`${column.sql} ${beyond} ${cursor[index]}`]);
  });
  return sql`(${sql.join(branches, sql` or `)})`;
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}
