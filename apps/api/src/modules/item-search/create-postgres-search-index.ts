import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { buildFilterConditions } from './build-filter-conditions.ts';
import { type SkuSearchCondition, toIndexCondition } from './conditions.ts';
import { findItemIdsBySkuCode } from './find-by-sku-code.ts';
import { listResults } from './list-results.ts';
import { readResultCounts } from './read-result-counts.ts';
import { refreshItemSearch } from './refresh-item-search.ts';
import { buildQueryConditions } from './relevance-tiers.ts';
import type { ItemSearch, SearchIndex, SearchIndexResult } from './search-index.ts';
import { SearchResultPager } from './search-result-pager.ts';
import { readVisibleCategories } from './visible-categories.ts';
import {
  listCorrectedQueries,
  matchSearchQuery,
  type ParsedSearchQuery,
} from './words/match-search-query.ts';
import { readTokenIds } from './words/token-ids.ts';
import { allItemsToken, discountedToken, inStockToken, toTitleToken } from './words/tokens.ts';

export interface PostgresSearchIndexOptions {
  /**
   * How many skus are counted and sorted one by one. Above that, counts are estimates and lists are read in order.
   * @default 1000
   */
  maxResults?: number;
}

/** Creates the search index in tables of the shop's own database, in PostgreSQL or PGlite. */
export function createPostgresSearchIndex(
  db: Kysely<Database>,
  { maxResults = 1000 }: PostgresSearchIndexOptions = {},
): SearchIndex {
  return {
    search: (input) => inSnapshot(db, (tx) => search(tx, input, maxResults)),
    refresh: (itemIds) => refreshItemSearch(db, itemIds),
  };
}

/**
 * Runs the work in one snapshot, so that the list and the counts agree. Sequential scans are turned off because the
 * planner assumes that comparing two arrays is as cheap as comparing two numbers, and would sometimes read a whole
 * table instead of its index.
 */
function inSnapshot(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>) => Promise<SearchIndexResult>,
): Promise<SearchIndexResult> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(
        tx,
      );
      return work(tx);
    });
}

async function search(
  db: Kysely<Database>,
  input: ItemSearch,
  maxResults: number,
): Promise<SearchIndexResult> {
  const order = new SearchResultPager(input);
  const { filters, home } = buildFilterConditions(input, await readVisibleCategories(db));
  const text = input.query?.trim() ?? '';
  const codes = text === '' ? [] : await findItemIdsBySkuCode(db, text);
  const query = text === '' || codes.length > 0 ? undefined : await readBestQuery(db, text);
  const asked = query === undefined ? codeConditions(text, codes) : buildQueryConditions(query);

  const conditions = [...filters, ...asked];
  const tokens = [
    allItemsToken,
    inStockToken,
    discountedToken,
    ...conditions.flatMap(({ tokens = [] }) => tokens),
  ];
  if (query !== undefined) tokens.push(toTitleToken(query.titleWords));
  const tokenIds = await readTokenIds(db, tokens);
  const rows = await listResults({ db, order, filters, query, asked, home, tokenIds, most: maxResults });
  const counts = input.fetchCount
    ? await readResultCounts({ db, conditions, tokenIds, most: maxResults })
    : undefined;
  return {
    ...order.page(rows),
    ...(counts && { counts }),
    ...(query?.didYouMean !== undefined && { didYouMean: query.didYouMean }),
  };
}

function codeConditions(text: string, itemIds: readonly string[]): SkuSearchCondition[] {
  return text === '' ? [] : [{ of: 'query', exactly: sql`search_skus.item_id = any(${itemIds})` }];
}

/**
 * Parses the query. If all its words are known but no item has them together, tries again as if one of them were
 * misspelt.
 */
async function readBestQuery(db: Kysely<Database>, text: string): Promise<ParsedSearchQuery | undefined> {
  const query = await matchSearchQuery(db, text);
  // Text without a single word finds nothing, like a code that no item has.
  if (query.groups.length === 0) return undefined;
  if (query.groups.length < 2 || (await findsAny(db, query))) return query;
  for (const reading of await listCorrectedQueries(db, query))
    if (await findsAny(db, reading)) return reading;
  return query;
}

async function findsAny(db: Kysely<Database>, query: ParsedSearchQuery): Promise<boolean> {
  const conditions = buildQueryConditions(query);
  const tokenIds = await readTokenIds(
    db,
    conditions.flatMap(({ tokens = [] }) => tokens),
  );
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from search_skus where ${toIndexCondition(conditions, tokenIds, 0)}) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
