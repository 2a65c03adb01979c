/** Stop words: so common, or so general to the shop, that they do not distinguish one item from another. */
const stopWords = new Set(
  `a an the of for and or with in on to at by from my is are will cm size furniture buy price best online shop bd
  dam daam kinbo chai er jonno ekta o x এর জন্য ও দাম একটি একটা চাই`.split(/\s+/),
);

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/**
 * Splits a text into words for comparison: lower case, without plural endings, digits separate from letters.
 * `3-Seater`, `3 seaters` and `৩ Seater` become the same two words.
 */
export function tokenizeText(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    // Zero-width characters only decide how a conjunct is drawn, not how it reads.
    .replaceAll(/[\u200b-\u200d]/g, '')
    .replaceAll(/[০-৯]/g, (digit) => String(banglaDigits.indexOf(digit)))
    .replaceAll(/['’]s\b/g, '')
    .match(/\d+|[\p{L}\p{M}]+/gu);
  return (words ?? []).map((word) => stemWord(withoutAccents(word)));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Removes the stop words, unless there are no other words. */
export function removeStopWords(words: readonly string[]): string[] {
  const significant = words.filter((word) => !isStopWord(word));
  return significant.length > 0 ? significant : [...words];
}

/** Removes accents, so that "décor" is found as "decor". The vowel signs of Bangla are marks too, but stay. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** Removes plural endings. This need not be correct grammar, because texts and queries are treated in the same way. */
function stemWord(word: string): string {
  const bangla = /^(.{2,})(?:গুলো|গুলি)$/u.exec(word)?.[1];
  if (bangla !== undefined) return bangla;
  if (!/^[a-z]{4,}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(el|al|ol|ea|l|r)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/(ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
