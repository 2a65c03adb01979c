interface Subset {
  /** The whole font, as a path of a package. */
  from: string;
  to: string;
  text: string;
}

const anek = (script: string) =>
  `@fontsource-variable/anek-bangla/files/anek-bangla-${script}-wght-normal.woff2`;
const tiro = (script: string, style: string) =>
  `@fontsource/tiro-bangla/files/tiro-bangla-${script}-400-${style}.woff2`;

/** Latin letters of names such as Kjærholm, the punctuation of English prose, and the symbols of sizes and prices. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€₹−′″→←↑↓≤≥✓`;
/** Headlines need no German or Swiss quotation marks. */
const display = latin.replace(/[‚„‹›]/g, '');
const taka = '৳';
/**
 * These words contain no conjuncts, because a single one triples the file size (verandah has one, courtyard has none).
 */
const rooms = 'বসার ঘর শোবার ঘর খাবার ঘর কাজের ঘর ছোটদের ঘর উঠান ঘর সাজানো আগে বসুন।';
/** Every letter of the script, for texts in Bangla and for user input. The conjuncts they form are included. */
const bangla = `${range(0x964, 0x965)}${range(0x980, 0x9fe)}\u200c\u200d\u25cc`;
/** The only italic text of the home page: the full italic font would be the second largest file of a first visit. */
const headline = 'Measure the lift first.';

/** The fonts that are made from the whole ones, each with the text whose characters it has. */
export const subsets: readonly Subset[] = [
  { from: anek('latin'), to: 'anek-latin.woff2', text: latin },
  { from: tiro('latin', 'normal'), to: 'tiro-latin.woff2', text: display },
  { from: tiro('latin', 'italic'), to: 'tiro-latin-italic.woff2', text: latin },
  { from: tiro('latin', 'italic'), to: 'tiro-headline-italic.woff2', text: headline },
  { from: anek('bengali'), to: 'anek-taka.woff2', text: taka },
  { from: tiro('bengali', 'normal'), to: 'tiro-taka.woff2', text: taka },
  { from: tiro('bengali', 'normal'), to: 'tiro-rooms.woff2', text: rooms },
  { from: tiro('bengali', 'normal'), to: 'tiro-bangla.woff2', text: bangla },
  { from: tiro('bengali', 'italic'), to: 'tiro-bangla-italic.woff2', text: bangla },
  { from: anek('bengali'), to: 'anek-bangla.woff2', text: bangla },
];

const workbench = (file: string) => `../../../../.storybook/fonts/${file}`;

/**
 * The fonts of Storybook's own frame, which are not among those of the package: of the words beside the logo, and of the
 * name of Bangla in the toolbar.
 */
export const workbenchSubsets: readonly Subset[] = [
  { from: tiro('latin', 'italic'), to: workbench('tiro-workbench-italic.woff2'), text: 'the workbench' },
  { from: anek('bengali'), to: workbench('anek-bangla-name.woff2'), text: 'বাংলা' },
];

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
