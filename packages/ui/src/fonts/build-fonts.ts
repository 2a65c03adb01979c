import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

// Run with `pnpm --filter @piri/ui fonts`. The results are committed, so that nobody needs the tool to run the shop.

const { resolve } = createRequire(import.meta.url);
const anek = (script: string) =>
  `@fontsource-variable/anek-bangla/files/anek-bangla-${script}-wght-normal.woff2`;
const tiro = (script: string, style: string) =>
  `@fontsource/tiro-bangla/files/tiro-bangla-${script}-400-${style}.woff2`;

/** Latin letters of names such as Kjærholm, the marks of English prose, and the signs of sizes and prices. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€₹−′″→←↑↓≤≥✓`;
/** No headline quotes as Germans or Swiss do. */
const display = latin.replace(/[‚„‹›]/g, '');
const taka = '৳';
/** No conjunct stands in these words (a verandah has one, a courtyard has none): one alone triples the file. */
const rooms = 'বসার ঘর শোবার ঘর খাবার ঘর কাজের ঘর ছোটদের ঘর উঠান ঘর সাজানো আগে বসুন।';
/** Every letter of the script, for words that somebody typed. What they join into comes along. */
const bangla = `${range(0x964, 0x965)}${range(0x980, 0x9fe)}\u200c\u200d\u25cc`;
/** What the first page says in slanted letters: the whole face would be the second largest file of a first visit. */
const headline = 'Measure the lift first.';

const subsets = [
  { from: anek('latin'), to: 'anek-latin.woff2', text: latin },
  { from: tiro('latin', 'normal'), to: 'tiro-latin.woff2', text: display },
  { from: tiro('latin', 'italic'), to: 'tiro-latin-italic.woff2', text: latin },
  { from: tiro('latin', 'italic'), to: 'tiro-headline-italic.woff2', text: headline },
  { from: anek('bengali'), to: 'anek-taka.woff2', text: taka },
  { from: tiro('bengali', 'normal'), to: 'tiro-taka.woff2', text: taka },
  { from: tiro('bengali', 'normal'), to: 'tiro-rooms.woff2', text: rooms },
  { from: tiro('bengali', 'normal'), to: 'tiro-bangla.woff2', text: bangla },
];

for (const { from, to, text } of subsets) {
  const small = await subsetFont(await readFile(resolve(from)), text, { targetFormat: 'woff2' });
  await writeFile(new URL(to, import.meta.url), small);
  console.log(`${to}\t${small.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
