import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { removeStopWords, tokenizeText } from './tokenize.ts';
import { findKnownWords, findWordCorrections, findWordsByPrefix, synonyms } from './vocabulary.ts';

/** A shopper's query, split into words. */
export interface ParsedSearchQuery {
  /** For each word, all words that count as a match. A word without alternatives finds nothing. */
  groups: QueryWord[];
  /** The words of the query, to compare with whole titles. */
  titleWords: string[];
  /** Set if a word was corrected. */
  didYouMean?: string;
}

export interface QueryWord {
  typed: string;
  alternatives: string[];
}

/** More words than these narrow the search no further. */
const maxWords = 12;

/**
 * Parses a query into the words of the catalogue: expands synonyms, completes an unfinished last word, corrects typing
 * errors.
 */
export async function matchSearchQuery(db: Kysely<Database>, text: string): Promise<ParsedSearchQuery> {
  const titleWords = tokenizeText(text);
  const groups = withSynonyms(removeStopWords(titleWords).slice(0, maxWords));
  const known = await findKnownWords(
    db,
    groups.flatMap(({ alternatives }) => alternatives),
  );
  for (const [index, group] of groups.entries()) {
    group.alternatives = group.alternatives.filter((word) => known.has(word));
    // The shopper may still be typing the word, unless it occurs in a title, subtitle, category or option.
    if (index === groups.length - 1 && !group.alternatives.some((word) => known.get(word))) {
      group.alternatives.push(...(await findWordsByPrefix(db, group.typed)));
    }
  }
  const strange = groups.filter(({ alternatives }) => alternatives.length === 0);
  const corrections = await findWordCorrections(
    db,
    strange.map(({ typed }) => typed),
  );
  return { titleWords, ...put(groups, corrections) };
}

/**
 * Returns the query with one word corrected, once for each word that has a correction, in the order of the words. Used
 * if all words are known but no item has them together.
 */
export async function listCorrectedQueries(
  db: Kysely<Database>,
  { groups, titleWords }: ParsedSearchQuery,
): Promise<ParsedSearchQuery[]> {
  const readings = await Promise.all(
    groups.map(async ({ typed }) => {
      const corrections = await findWordCorrections(db, [typed]);
      return corrections.size === 0 ? [] : [{ titleWords, ...put(groups, corrections) }];
    }),
  );
  return readings.flat();
}

function put(
  groups: readonly QueryWord[],
  corrections: ReadonlyMap<string, string>,
): Pick<ParsedSearchQuery, 'groups' | 'didYouMean'> {
  if (corrections.size === 0) return { groups: [...groups] };
  const corrected = groups.map((group) => {
    const word = corrections.get(group.typed);
    return word === undefined ? group : { typed: word, alternatives: [word, ...(synonyms.get(word) ?? [])] };
  });
  return { groups: corrected, didYouMean: corrected.map(({ typed }) => typed).join(' ') };
}

/** Groups the words: takes the longest phrase that has synonyms, then continues after it. */
function withSynonyms(words: readonly string[]): QueryWord[] {
  const groups: QueryWord[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = words.slice(index, index + 3);
    while (phrase.length > 1 && !synonyms.has(phrase.join(' '))) phrase.pop();
    const typed = phrase.join(' ');
    groups.push({
      typed,
      alternatives: [...(phrase.length === 1 ? [typed] : []), ...(synonyms.get(typed) ?? [])],
    });
    index += phrase.length;
  }
  return groups;
}
