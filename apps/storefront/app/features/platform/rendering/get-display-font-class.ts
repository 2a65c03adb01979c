/** Matches every Bangla letter except ৳, which occurs in prices on English pages and has its own font file. */
const bangla = /[\u0980-\u09f2\u09f4-\u09fe]/;

/**
 * Returns the font class of a title whose text is not ours. Bangla titles use another font: the usual one is a subset
 * for the names of our rooms, and other words would be split between two fonts.
 */
export function getDisplayFontClass(text: string): string {
  return bangla.test(text)
    ? "[font-family:var(--font-bangla,'Tiro_Bangla_Full',var(--piri-font-display))]!"
    : 'font-display';
}
