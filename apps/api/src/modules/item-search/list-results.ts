import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { chooseSampleLevels } from './choose-sample-levels.ts';
import { omitConditions, type SkuSearchCondition, toIndexCondition, toRowCondition } from './conditions.ts';
import { estimatePagePriceRange } from './estimate-page-price-range.ts';
import { buildRelevanceTierExpression, buildTierConditions, relevanceTiers } from './relevance-tiers.ts';
import type { ResultRow, SearchResultPager } from './search-result-pager.ts';
import type { ParsedSearchQuery } from './words/match-search-query.ts';
import type { TokenIds } from './words/token-ids.ts';

export interface ListResultsParams {
  db: Kysely<Database>;
  order: SearchResultPager;
  /** All conditions except those of the query. */
  filters: readonly SkuSearchCondition[];
  query: ParsedSearchQuery | undefined;
  /** The query as conditions without a tier. */
  asked: readonly SkuSearchCondition[];
  /** The category whose order is walked if there are many matches; '' for all items. */
  home: string;
  tokenIds: TokenIds;
  /** How many skus are read and sorted at most. */
  most: number;
}

/**
 * Returns the rows of a page and one more. Few matches are read through the index and then sorted; many are read in
 * their order until the page is full. This avoids sorting many rows, and walking far for few.
 */
export async function listResults(list: ListResultsParams): Promise<ResultRow[]> {
  const { db, filters, asked, query, order, tokenIds, most } = list;
  const tiered = query !== undefined && order.byTier;
  const steps = tiered ? relevanceTiers.map((tier) => buildTierConditions(query, tier, tokenIds)) : [];
  const views = [[...filters, ...asked], ...steps.map((step) => [...filters, ...step])];
  const [sample, ...samples] = await chooseSampleLevels(db, views, tokenIds, most);
  if (sample === 0)
    return (await sortFew(list, views[0] ?? [], tiered ? query : undefined, order.offset)).rows;
  if (!tiered) return listMany(list, views[0] ?? [], sample ?? 0);
  return walkTiers(list, views.slice(1), samples);
}

/** Sorts the matches within an estimated price range if there is one. If they fill the page, the page is correct. */
async function listMany(
  list: ListResultsParams,
  conditions: readonly SkuSearchCondition[],
  sample: number,
): Promise<ResultRow[]> {
  const { order } = list;
  const near = await estimatePagePriceRange(list, conditions, sample);
  if (near !== undefined) {
    const { rows } = await sortFew(list, [...conditions, near], undefined, order.offset);
    if (rows.length > order.limit) return rows;
  }
  return walkMany(list, conditions, 0, order.offset, order.limit + 1);
}

/** Reads tier after tier. Numbered pages skip rows by counting them, which is cheap because their number is limited. */
async function walkTiers(
  list: ListResultsParams,
  views: readonly SkuSearchCondition[][],
  samples: readonly number[],
): Promise<ResultRow[]> {
  const { order } = list;
  const needed = order.offset + order.limit + 1;
  const rows: ResultRow[] = [];
  const inOrder = relevanceTiers.map((tier, index) => ({
    tier,
    view: views[index] ?? [],
    sample: samples[index],
  }));
  for (const { tier, view, sample } of order.direction === 'DESC' ? inOrder : inOrder.toReversed()) {
    const passed = order.cursor?.tier;
    if (passed !== undefined && (order.direction === 'DESC' ? tier > passed : tier < passed)) continue;
    const missing = needed - rows.length;
    if (missing <= 0) break;
    const found =
      sample === 0
        ? (await sortFew(list, view, tier, 0, missing)).rows
        : await walkMany(list, view, tier, 0, missing);
    rows.push(...found);
  }
  return rows.slice(order.offset);
}

async function sortFew(
  { db, order, tokenIds }: ListResultsParams,
  conditions: readonly SkuSearchCondition[],
  tier: ParsedSearchQuery | number | undefined,
  offset: number,
  limit = order.limit + 1,
) {
  const fits = typeof tier === 'object' ? buildRelevanceTierExpression(tier, tokenIds) : sql.lit(tier ?? 0);
  return sql<ResultRow>`
    select item_id, tier, rank, created_on, price, discount from (
      select item_id, ${fits} as tier, rank, created_on, price, discount from (
        select distinct on (item_id) item_id, word_tokens, rank, created_on, price, discount
        from search_skus where ${toIndexCondition(conditions, tokenIds, 0)}
      ) search_skus
    ) found
    where ${order.afterCursor('found')}
    order by ${order.orderBy('found')}
    limit ${limit} offset ${offset}`.execute(db);
}

async function walkMany(
  { db, order, home, tokenIds }: ListResultsParams,
  conditions: readonly SkuSearchCondition[],
  tier: number,
  offset: number,
  limit: number,
): Promise<ResultRow[]> {
  const columns = order.columns.filter((column) => column !== 'tier');
  // The cursor applies only within its own tier; the tiers after it start at the beginning.
  const cursor = order.cursor?.tier === undefined || order.cursor.tier === tier ? order.cursor : null;
  // All rows of a category's order are in that category.
  const checked = home === '' ? conditions : omitConditions(conditions, 'categoryId');
  const { rows } = await sql<ResultRow>`
    select category_items.item_id, ${sql.lit(tier)}::integer as tier,
      category_items.rank, category_items.created_on, category_items.price, category_items.discount
    from search_category_items as category_items
    cross join lateral (
      select 1 from search_skus
      where search_skus.item_id = category_items.item_id and ${toRowCondition(checked, tokenIds)}
      limit 1
    ) fits
    where category_items.category_id = ${home} and ${order.afterCursor('category_items', columns, cursor)}
    order by ${order.orderBy('category_items', columns)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
