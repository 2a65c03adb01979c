import { type RawBuilder, sql } from 'kysely';
import { type Condition, hasAnyToken, toRowCondition } from './conditions.ts';
import type { Query } from './words/parse-query.ts';
import type { TokenIds } from './words/token-ids.ts';
import { titleToken, type WordField, wordFields, wordToken } from './words/tokens.ts';

/**
 * How well an item matches, in tiers: its title is the query; all words are in the title; in the title, subtitle,
 * categories, options or main materials; also in the search words; anywhere. The weakest word decides: a match in the
 * description is not raised by other words in the title.
 *
 * These are tiers instead of a score because each tier is a set that the index can read in any order, however large it
 * is.
 */
const titleTier = 5;
export const relevanceTiers = [titleTier, ...wordFields] as const;

export function queryConditions({ groups }: Query, atLeast: WordField = 1): Condition[] {
  return groups.map(({ alternatives }) => ({
    of: 'query',
    column: 'wordTokens',
    tokens: wordFields
      .filter((field) => field >= atLeast)
      .flatMap((field) => alternatives.map((text) => wordToken(field, text))),
  }));
}

/** Returns the conditions for matches in this tier that are in no better one. */
export function tierConditions(
  query: Query,
  tier: (typeof relevanceTiers)[number],
  tokenIds: TokenIds,
): Condition[] {
  if (tier === titleTier)
    return [{ of: 'query', column: 'wordTokens', tokens: [titleToken(query.titleWords)] }];
  const better =
    tier === 4 ? [] : [toRowCondition(queryConditions(query, (tier + 1) as WordField), tokenIds)];
  const fullTitle = hasAnyToken('wordTokens', [titleToken(query.titleWords)], tokenIds);
  return [
    ...queryConditions(query, tier),
    { of: 'query', exactly: sql`not (${sql.join([fullTitle, ...better], sql` or `)})` },
  ];
}

export function getRelevanceTier(query: Query, tokenIds: TokenIds): RawBuilder<number> {
  const steps = wordFields.map(
    (field) => sql`when ${toRowCondition(queryConditions(query, field), tokenIds)} then ${sql.lit(field)}`,
  );
  return sql`case when ${hasAnyToken('wordTokens', [titleToken(query.titleWords)], tokenIds)} then ${sql.lit(titleTier)}
    ${sql.join(steps, sql` `)} else 0 end`;
}
