import { describe, expect, it } from 'vitest';
import { readCategories } from './categories.ts';
import { readProducts } from './products.ts';
import { parseSynonyms, readSynonyms } from './synonyms.ts';

describe('the synonyms of the shop', () => {
  it('NAV-5 mean only words from titles, subtitles, materials, options and category names', () => {
    const said = new Set(
      [
        ...readProducts().flatMap(({ title, subtitle, options, madeOf }) => [
          title,
          subtitle,
          ...madeOf,
          ...Object.values(options).flat(),
        ]),
        ...readCategories().map(({ name }) => name),
      ].flatMap((text) => text.toLowerCase().match(/\d+|[a-z]+/g) ?? []),
    );
    const unsaid = readSynonyms()
      .flatMap(({ means }) => means)
      .filter((word) => !said.has(word) && !said.has(`${word}s`));
    expect(unsaid).toEqual([]);
  });

  it.each(['khat', 'alna', 'almari', 'dolna', 'খাট', 'আলমারি'])('NAV-5 include %s', (word) => {
    const known = readSynonyms().flatMap(({ words, means }) => [...words, ...means]);
    expect(known).toContain(word);
  });
});

it.each([
  [[{ means: [], words: ['khat'] }], 'row 1, field "means": must name at least one word.'],
  [[{ means: ['Bed'], words: ['khat'] }], 'row 1, field "means.1": must be one word in small letters.'],
  [[{ means: ['bed'], words: ['Khat'] }], 'row 1, field "words.1": must be in small letters.'],
  [[{ means: ['bed'], words: ['a b c d'] }], 'row 1, field "words.1": must have at most three words.'],
  [[{ means: ['bed'], words: ['bed'] }], 'word "bed": means itself. Leave it out.'],
  [
    [
      { means: ['bed', 'cot'], words: ['khat'] },
      { means: ['sofa'], words: ['khat'] },
    ],
    'word "khat": already means "bed or cot".',
  ],
])('rejects %j and names the mistake', (rows, sentence) => {
  expect(() => parseSynonyms(JSON.stringify(rows))).toThrow(`data/synonyms.json, ${sentence}`);
});
