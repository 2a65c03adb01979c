import { readSynonyms } from '@piri/catalogue/synonyms';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { editDistance, getMaxEdits, listDeletions } from './edit-distance.ts';
import { isStopWord, tokenizeText } from './tokenize.ts';
import { toWordToken } from './tokens.ts';

const maxCompletions = 10;

/** The synonyms of words and phrases. They are read at startup, so that a faulty file is noticed then. */
export const synonyms = new Map(
  readSynonyms().flatMap(({ words, means }) =>
    words.map((phrase) => [tokenizeText(phrase).join(' '), means.flatMap(tokenizeText)] as const),
  ),
);

/**
 * Returns those of the words that some item has, and whether one has it in its title, subtitle, category, options or
 * materials.
 */
export async function findKnownWords(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ word: string; called: boolean }>`
    select word, exists (
      select from search_tokens
      where token in (${toWordToken(4, '')} || search_words.word, ${toWordToken(3, '')} || search_words.word)
    ) as called
    from search_words where word = any(${words})`.execute(db);
  return new Map(rows.map(({ word, called }) => [word, called]));
}

/** Returns the most used words with this beginning, for a shopper who is still typing. */
export async function findWordsByPrefix(db: Kysely<Database>, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('searchWords')
    .select('word')
    .where('word', '>=', prefix)
    .where('word', '<', `${prefix}\u{10ffff}`)
    .orderBy('items', 'desc')
    .orderBy('word')
    .limit(maxCompletions)
    .execute();
  const meant = [...synonyms].flatMap(([word, means]) => (word.startsWith(prefix) ? means : []));
  return [...new Set([...rows.map(({ word }) => word), ...meant])];
}

/** Returns the most likely correction of each word: no stop word. Words that resemble no other are left out. */
export async function findWordCorrections(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<Map<string, string>> {
  const deletions = words.flatMap((word) => listDeletions(word, getMaxEdits(word)));
  if (deletions.length === 0) return new Map();
  const rows = await db
    .selectFrom('searchWords')
    .select(['word', 'items'])
    .where(sql<boolean>`deletions && ${deletions}::text[]`)
    .execute();
  const candidates = [...rows, ...[...synonyms.keys()].map((word) => ({ word, items: 0 }))];
  const corrections = words.flatMap((typed) => {
    const [best] = candidates
      .map((candidate) => ({ ...candidate, edits: editDistance(typed, candidate.word) }))
      .filter(({ word, edits: slips }) => slips > 0 && slips <= getMaxEdits(typed) && !isStopWord(word))
      .toSorted(
        (a, b) => a.edits - b.edits || likeness(b.word, typed) - likeness(a.word, typed) || b.items - a.items,
      );
    return best === undefined ? [] : [[typed, best.word] as const];
  });
  return new Map(corrections);
}

/** Rates a correction: a doubled letter is the most likely error, and the first letter is rarely wrong. */
function likeness(word: string, typed: string): number {
  const doubled = withoutPairs(word) === withoutPairs(typed) ? 2 : 0;
  return doubled + (word[0] === typed[0] ? 1 : 0);
}

function withoutPairs(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}
