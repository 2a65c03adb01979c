import { sql } from 'kysely';
import { type SkuSearchCondition, toIndexCondition } from './conditions.ts';
import type { ListResultsParams } from './list-results.ts';
import { getSampleFactor } from './samples.ts';
import { toPriceBucketTokens } from './words/tokens.ts';

/**
 * The coarsest sample level that is used. If a larger share of the catalogue matches, the next row of a page is never
 * far.
 */
const coarsest = 3;
const dearest = 100_000_000;

/**
 * Estimates from a sample the price range that most likely contains the rows of a page. Without it, if all matches are
 * expensive, walking up from the cheapest would pass half the shop before the first match.
 */
export async function estimatePagePriceRange(
  { db, order, tokenIds }: ListResultsParams,
  conditions: readonly SkuSearchCondition[],
  sample: number,
): Promise<SkuSearchCondition | undefined> {
  if (order.columns[0] !== 'price' || sample > coarsest) return undefined;
  // Twice as many rows as needed and a few more, so that chance rarely leaves too few.
  const needed = order.offset + order.limit + 1;
  const enough = Math.ceil((2 * needed) / getSampleFactor(sample)) + 3;
  const from = order.cursor?.price;
  const ascending = order.direction === 'ASC';
  const behind = ascending ? sql`price >= ${from ?? 0}` : sql`price <= ${from ?? dearest}`;
  const { rows } = await sql<{ price: number }>`
    select price from (
      select item_id, min(price) as price
      from search_skus where ${toIndexCondition(conditions, tokenIds, sample)}
      group by item_id
    ) items
    where ${behind}
    order by price ${sql.raw(order.direction)} limit 1 offset ${enough - 1}`.execute(db);
  const until = rows[0]?.price;
  if (until === undefined) return undefined;
  const [min, max] = ascending ? [from ?? 0, until] : [until, from ?? dearest];
  return {
    of: 'near',
    tokens: toPriceBucketTokens(min, max),
    exactly: sql`search_skus.price between ${min} and ${max}`,
  };
}
