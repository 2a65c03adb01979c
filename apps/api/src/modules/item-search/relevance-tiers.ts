import { type RawBuilder, sql } from 'kysely';
import { type Condition, hasAnyToken, toRowCondition } from './conditions.ts';
import type { Query } from './words/parse-query.ts';
import type { TokenIds } from './words/token-ids.ts';
import { titleToken, type WordField, wordFields, wordToken } from './words/tokens.ts';

/**
 * How well an item fits, in six steps: its title is the query; all words stand in the title; in title, kind, category
 * or choices; among the search words too; anywhere. The weakest word decides: one that stands only in the description
 * does not become a title because the others do.
 *
 * Steps instead of a score, since each step is a set that the index can read in any order, however large it is.
 */
const titleTier = 5;
export const relevanceTiers = [titleTier, ...wordFields] as const;

export function queryConditions({ groups }: Query, atLeast: WordField = 1): Condition[] {
  return groups.map(({ alternatives }) => ({
    of: 'query',
    column: 'words',
    tokens: wordFields
      .filter((place) => place >= atLeast)
      .flatMap((place) => alternatives.map((text) => wordToken(place, text))),
  }));
}

/** What is found of the query in this tier and in no better one. */
export function tierConditions(
  query: Query,
  tier: (typeof relevanceTiers)[number],
  tokenIds: TokenIds,
): Condition[] {
  if (tier === titleTier) return [{ of: 'query', column: 'words', tokens: [titleToken(query.titleWords)] }];
  const better =
    tier === 4 ? [] : [toRowCondition(queryConditions(query, (tier + 1) as WordField), tokenIds)];
  const wholeTitle = hasAnyToken('words', [titleToken(query.titleWords)], tokenIds);
  return [
    ...queryConditions(query, tier),
    { of: 'query', exactly: sql`not (${sql.join([wholeTitle, ...better], sql` or `)})` },
  ];
}

export function getRelevanceTier(query: Query, tokenIds: TokenIds): RawBuilder<number> {
  const steps = wordFields.map(
    (place) => sql`when ${toRowCondition(queryConditions(query, place), tokenIds)} then ${sql.lit(place)}`,
  );
  return sql`case when ${hasAnyToken('words', [titleToken(query.titleWords)], tokenIds)} then ${sql.lit(titleTier)}
    ${sql.join(steps, sql` `)} else 0 end`;
}
