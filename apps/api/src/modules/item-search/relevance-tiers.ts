import { type RawBuilder, sql } from 'kysely';
import { buildAnyTokenCondition, type SkuSearchCondition, toRowCondition } from './conditions.ts';
import type { ParsedSearchQuery } from './words/match-search-query.ts';
import type { TokenIds } from './words/token-ids.ts';
import { toTitleToken, toWordToken, type WordFieldRank, wordFieldRanks } from './words/tokens.ts';

/**
 * How well an item matches, in tiers: its title is the query; all words are in the title; in the title, subtitle,
 * categories, options or main materials; also in the search words; anywhere. The weakest word decides: a match in the
 * description is not raised by other words in the title.
 *
 * These are tiers instead of a score because each tier is a set that the index can read in any order, however large it
 * is.
 */
const titleTier = 5;
export const relevanceTiers = [titleTier, ...wordFieldRanks] as const;

export function buildQueryConditions(
  { groups }: ParsedSearchQuery,
  atLeast: WordFieldRank = 1,
): SkuSearchCondition[] {
  return groups.map(({ alternatives }) => ({
    of: 'query',
    column: 'wordTokens',
    tokens: wordFieldRanks
      .filter((field) => field >= atLeast)
      .flatMap((field) => alternatives.map((text) => toWordToken(field, text))),
  }));
}

/** Returns the conditions for matches in this tier that are in no better one. */
export function buildTierConditions(
  query: ParsedSearchQuery,
  tier: (typeof relevanceTiers)[number],
  tokenIds: TokenIds,
): SkuSearchCondition[] {
  if (tier === titleTier)
    return [{ of: 'query', column: 'wordTokens', tokens: [toTitleToken(query.titleWords)] }];
  const better =
    tier === 4 ? [] : [toRowCondition(buildQueryConditions(query, (tier + 1) as WordFieldRank), tokenIds)];
  const fullTitle = buildAnyTokenCondition('wordTokens', [toTitleToken(query.titleWords)], tokenIds);
  return [
    ...buildQueryConditions(query, tier),
    { of: 'query', exactly: sql`not (${sql.join([fullTitle, ...better], sql` or `)})` },
  ];
}

export function buildRelevanceTierExpression(
  query: ParsedSearchQuery,
  tokenIds: TokenIds,
): RawBuilder<number> {
  const steps = wordFieldRanks.map(
    (field) =>
      sql`when ${toRowCondition(buildQueryConditions(query, field), tokenIds)} then ${sql.lit(field)}`,
  );
  return sql`case when ${buildAnyTokenCondition('wordTokens', [toTitleToken(query.titleWords)], tokenIds)} then ${sql.lit(titleTier)}
    ${sql.join(steps, sql` `)} else 0 end`;
}
