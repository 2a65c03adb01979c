import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { removeStopWords, tokenizeText } from './tokenize.ts';
import { findKnownWords, findLikeliestWords, findWordsByPrefix, synonyms } from './vocabulary.ts';

/** What a shopper wrote, word by word. */
export interface Query {
  /** For each word all that count as it; an empty one finds nothing. */
  groups: QueryWord[];
  /** All of them as one title. */
  titleWords: string[];
  /** Set when a word was put right. */
  didYouMean?: string;
}

export interface QueryWord {
  typed: string;
  alternatives: string[];
}

/** More words than these tell nothing that the first ones have not. */
const mostWords = 12;

/** Reads a query as the pieces are described: synonyms, unfinished last words, slips of the finger. */
export async function parseQuery(db: Kysely<Database>, text: string): Promise<Query> {
  const titleWords = tokenizeText(text);
  const groups = withSynonyms(removeStopWords(titleWords).slice(0, mostWords));
  const known = await findKnownWords(
    db,
    groups.flatMap(({ alternatives }) => alternatives),
  );
  for (const [index, group] of groups.entries()) {
    group.alternatives = group.alternatives.filter((word) => known.has(word));
    // Somebody may still be writing it, unless it is one of the words that pieces are called by.
    if (index === groups.length - 1 && !group.alternatives.some((word) => known.get(word))) {
      group.alternatives.push(...(await findWordsByPrefix(db, group.typed)));
    }
  }
  const strange = groups.filter(({ alternatives }) => alternatives.length === 0);
  const corrections = await findLikeliestWords(
    db,
    strange.map(({ typed }) => typed),
  );
  return { titleWords, ...put(groups, corrections) };
}

/** The same query with another word put right, likeliest first: for one whose words are all known and never together. */
export async function listCorrections(db: Kysely<Database>, { groups, titleWords }: Query): Promise<Query[]> {
  const readings = await Promise.all(
    groups.map(async ({ typed }) => {
      const corrections = await findLikeliestWords(db, [typed]);
      return corrections.size === 0 ? [] : [{ titleWords, ...put(groups, corrections) }];
    }),
  );
  return readings.flat();
}

function put(
  groups: readonly QueryWord[],
  corrections: ReadonlyMap<string, string>,
): Pick<Query, 'groups' | 'didYouMean'> {
  if (corrections.size === 0) return { groups: [...groups] };
  const corrected = groups.map((group) => {
    const word = corrections.get(group.typed);
    return word === undefined ? group : { typed: word, alternatives: [word, ...(synonyms.get(word) ?? [])] };
  });
  return { groups: corrected, didYouMean: corrected.map(({ typed }) => typed).join(' ') };
}

/** Takes the longest phrase that means something else, then goes on behind it. */
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
