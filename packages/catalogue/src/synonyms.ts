import { z } from 'zod';
import { CatalogueFileError, parseRows, readCatalogueFileText } from './catalogue-file.ts';
import { singleLineSchema } from './fields.ts';

const file = 'synonyms.json';

const synonym = z.strictObject({
  /** Words of the catalogue, any of which may be meant. */
  means: z
    .array(singleLineSchema.regex(/^[a-z0-9]+$/, 'must be one word in small letters'))
    .min(1, 'must name at least one word'),
  /** The words that people use, in Bangla, in English letters or otherwise: one word, or two or three together. */
  words: z
    .array(
      singleLineSchema
        .normalize('NFC')
        .regex(/^[^A-Z]*$/, 'must be in small letters')
        .regex(/^\S+( \S+){0,2}$/, 'must have at most three words'),
    )
    .min(1, 'must name at least one word'),
});
export type Synonym = z.output<typeof synonym>;

/** Reads the search synonyms. Words for a single item are in its `searchWords`. */
export function readSynonyms(): Synonym[] {
  return parseSynonyms(readCatalogueFileText(file));
}

export function parseSynonyms(text: string): Synonym[] {
  const rows = parseRows(file, text, synonym);
  const seen = new Map<string, string>();
  for (const { words, means } of rows) {
    for (const word of words) {
      const before = seen.get(word);
      if (before !== undefined) {
        throw new CatalogueFileError(file, `word "${word}"`, `already means "${before}".`);
      }
      if (means.includes(word)) {
        throw new CatalogueFileError(file, `word "${word}"`, 'means itself. Leave it out.');
      }
      seen.set(word, means.join(' or '));
    }
  }
  return rows;
}
