import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { chooseSampleLevels } from './choose-sample-levels.ts';
import { omitConditions, type SkuSearchCondition, toIndexCondition } from './conditions.ts';
import { getSampleFactor } from './samples.ts';
import type { NumberRange, ResultCounts } from './search-index.ts';
import type { TokenIds } from './words/token-ids.ts';
import { allItemsToken, discountedToken, inStockToken, parseFacetToken } from './words/tokens.ts';

interface View {
  conditions: readonly SkuSearchCondition[];
  sample: number;
}

export interface ReadResultCountsParams {
  db: Kysely<Database>;
  conditions: readonly SkuSearchCondition[];
  tokenIds: TokenIds;
  /** How many skus are counted one by one. If there are more, a sample is counted and the counts are estimates. */
  most: number;
}

/**
 * Counts the items that were found, and those that one more choice would find. A facet is counted without its own
 * choices, because choosing another of its values adds items.
 */
export async function readResultCounts({
  db,
  conditions,
  tokenIds,
  most,
}: ReadResultCountsParams): Promise<ResultCounts> {
  const chosen = [...new Set(conditions.map((condition) => condition.of))].filter((of) =>
    of.startsWith('is:'),
  );
  const narrowed = conditions.some(({ of }) => of === 'price' || of === 'width');
  const asked = [
    conditions,
    ...chosen.map((of) => omitConditions(conditions, of)),
    ...(narrowed ? [omitConditions(conditions, 'price', 'width')] : []),
  ];
  const samples = await chooseSampleLevels(db, asked, tokenIds, most);
  const views = asked.map((view, index): View => ({ conditions: view, sample: samples[index] ?? 0 }));
  const [found = { conditions, sample: 0 }, ...others] = views;

  const counts = await countItemsByToken(db, found, tokenIds);
  for (const [index, of] of chosen.entries()) {
    const attributeId = of.slice('is:'.length);
    const alone = await countItemsByToken(db, others[index] ?? found, tokenIds);
    counts.facets.set(attributeId, alone.facets.get(attributeId) ?? new Map());
  }
  const spans = await measureSpans(db, (narrowed ? others.at(-1) : undefined) ?? found, tokenIds);
  return {
    ...counts,
    ...spans,
    estimated: views.some(({ sample }) => sample > 0),
  };
}

type Counts = Pick<ResultCounts, 'total' | 'inStock' | 'onOffer' | 'categories' | 'facets'>;

/** Counts items by token. An item counts once for each token that any of its matching skus has. */
async function countItemsByToken(
  db: Kysely<Database>,
  { conditions, sample }: View,
  tokenIds: TokenIds,
): Promise<Counts> {
  const { rows } = await sql<{ token: string; items: number }>`
    select token, items from (
      select id, count(*)::integer as items from (
        select distinct item_id, unnest(facet_tokens) as id
        from search_skus where ${toIndexCondition(conditions, tokenIds, sample)}
      ) each_once group by id
    ) counted join search_tokens using (id)`.execute(db);
  const counted = new Map(rows.map(({ token, items }) => [token, items * getSampleFactor(sample)]));
  const categories = new Map<string, number>();
  const facets = new Map<string, Map<string, number>>();
  for (const [token, items] of counted) {
    const facet = parseFacetToken(token);
    if (facet === undefined) continue;
    if ('categoryId' in facet) categories.set(facet.categoryId, items);
    else facets.set(facet.attributeId, (facets.get(facet.attributeId) ?? new Map()).set(facet.label, items));
  }
  return {
    total: counted.get(allItemsToken) ?? 0,
    inStock: counted.get(inStockToken) ?? 0,
    onOffer: counted.get(discountedToken) ?? 0,
    categories,
    facets,
  };
}

async function measureSpans(db: Kysely<Database>, { conditions, sample }: View, tokenIds: TokenIds) {
  const { rows } = await sql<Record<'cheapest' | 'dearest' | 'narrowest' | 'widest', number | null>>`
    select min(price) as cheapest, max(price) as dearest, min(width) as narrowest, max(width) as widest
    from search_skus where ${toIndexCondition(conditions, tokenIds, sample)}`.execute(db);
  const { cheapest = null, dearest = null, narrowest = null, widest = null } = rows[0] ?? {};
  return { prices: toNumberRange(cheapest, dearest), widths: toNumberRange(narrowest, widest) };
}

function toNumberRange(min: number | null, max: number | null): NumberRange | undefined {
  return min === null || max === null ? undefined : { min, max };
}
