import { maxPageNumber } from '@piri/contract/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import { createPageToken, type PageCursor, parsePageToken } from '../../db/page-cursor.ts';
import type { ItemSearch } from './search-index.ts';

const columns = {
  relevance: ['tier', 'rank'],
  createdAt: ['createdOn'],
  price: ['price'],
  discount: ['discount'],
} as const;

export interface ResultRow {
  itemId: string;
  tier: number;
  rank: number;
  createdOn: number;
  price: number;
  discount: number;
}

/**
 * The order of the results, and the page within it. All columns have the same direction, including the id, so that one
 * index serves both directions. A page starts with a row comparison, so no row before it is read.
 */
export class SearchResultPager {
  readonly columns: readonly (keyof ResultRow)[];
  readonly direction: 'ASC' | 'DESC';
  readonly limit: number;
  readonly offset: number;
  readonly cursor: Readonly<Partial<ResultRow>> | null;

  constructor({ sortParams, page, size, nextPageToken }: ItemSearch) {
    const [{ field, type } = { field: 'relevance', type: 'DESC' } as const] = sortParams;
    this.columns = [...columns[field], 'itemId'];
    this.direction = type;
    this.limit = size;
    this.cursor = nextPageToken ? this.#read(nextPageToken) : null;
    this.offset = this.cursor === null ? (page - 1) * size : 0;
    if (this.cursor === null && page > maxPageNumber) {
      throw new ApiError('PAGE_TOO_DEEP', `The highest page number is ${maxPageNumber}.`, [
        { path: 'page', code: 'PAGE_TOO_DEEP', message: 'Continue with the previous page’s nextPageToken.' },
      ]);
    }
  }

  get byTier(): boolean {
    return this.columns.includes('tier');
  }

  /** Returns the condition that a row comes after the end of the previous page. */
  afterCursor(
    table: string,
    columns = this.columns,
    cursor: Readonly<Partial<ResultRow>> | null = this.cursor,
  ): RawBuilder<SqlBool> {
    if (cursor === null) return sql`true`;
    const names = columns.map((column) => sql.ref(`${table}.${column}`));
    const values = columns.map((column) => cursor[column]);
    const beyond = sql.raw(this.direction === 'ASC' ? '>' : '<');
    return sql`(${sql.join(names)}) ${beyond} (${sql.join(values)})`;
  }

  orderBy(table: string, columns = this.columns): RawBuilder<unknown> {
    const direction = sql.raw(this.direction);
    return sql.join(columns.map((column) => sql`${sql.ref(`${table}.${column}`)} ${direction}`));
  }

  /** Removes the extra row, whose presence means that another page follows. */
  page(rows: readonly ResultRow[]): { ids: string[]; nextPageToken: string } {
    const pageRows = rows.slice(0, this.limit);
    const last = pageRows.at(-1);
    const more = rows.length > pageRows.length && last !== undefined;
    return {
      ids: pageRows.map(({ itemId }) => itemId),
      nextPageToken: more ? createPageToken(this.#described(), { ...last }) : '',
    };
  }

  #read(token: string): Partial<ResultRow> {
    const cursor: PageCursor = parsePageToken(token, this.#described());
    return Object.fromEntries(this.columns.map((column, index) => [column, cursor[index]]));
  }

  #described() {
    return this.columns.map((field) => ({
      field,
      type: this.direction,
      kind: field === 'itemId' ? ('string' as const) : ('number' as const),
      sql: sql.ref(field),
    }));
  }
}
