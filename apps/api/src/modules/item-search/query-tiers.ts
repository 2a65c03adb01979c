import { type RawBuilder, sql } from 'kysely';
import { type Condition, hasOneOf, holdIn } from './conditions.ts';
import type { Query } from './words/query-words.ts';
import type { TokenIds } from './words/token-ids.ts';
import { titled, type WordPlace, word, wordPlaces } from './words/tokens.ts';

/**
 * How well an item fits, in six steps: its title is the query; all words stand in the title; in title, kind, category
 * or choices; among the search words too; anywhere. The weakest word decides: one that stands only in the description
 * does not become a title because the others do.
 *
 * Steps instead of a score, since each step is a set that the index can read in any order, however large it is.
 */
const titleTier = 5;
export const tiers = [titleTier, ...wordPlaces] as const;

export function queryConditions({ groups }: Query, atLeast: WordPlace = 1): Condition[] {
  return groups.map(({ alternatives }) => ({
    of: 'query',
    column: 'words',
    tokens: wordPlaces
      .filter((place) => place >= atLeast)
      .flatMap((place) => alternatives.map((text) => word(place, text))),
  }));
}

/** What is found of the query in this tier and in no better one. */
export function tierConditions(query: Query, tier: (typeof tiers)[number], tokenIds: TokenIds): Condition[] {
  if (tier === titleTier) return [{ of: 'query', column: 'words', tokens: [titled(query.titleWords)] }];
  const better = tier === 4 ? [] : [holdIn(queryConditions(query, (tier + 1) as WordPlace), tokenIds)];
  const wholeTitle = hasOneOf('words', [titled(query.titleWords)], tokenIds);
  return [
    ...queryConditions(query, tier),
    { of: 'query', exactly: sql`not (${sql.join([wholeTitle, ...better], sql` or `)})` },
  ];
}

export function tierOf(query: Query, tokenIds: TokenIds): RawBuilder<number> {
  const steps = wordPlaces.map(
    (place) => sql`when ${holdIn(queryConditions(query, place), tokenIds)} then ${sql.lit(place)}`,
  );
  return sql`case when ${hasOneOf('words', [titled(query.titleWords)], tokenIds)} then ${sql.lit(titleTier)}
    ${sql.join(steps, sql` `)} else 0 end`;
}
