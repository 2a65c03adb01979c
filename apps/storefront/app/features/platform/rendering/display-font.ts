/** Every letter of the script but ৳, which stands in prices of English pages and has a file of its own. */
const bangla = /[\u0980-\u09f2\u09f4-\u09fe]/;

/**
 * The face of a title that somebody else has worded. Bangla words have theirs: the usual one knows the names of our
 * rooms, and a word with other letters would fall apart.
 */
export function getDisplayFontClass(words: string): string {
  return bangla.test(words)
    ? "[font-family:var(--face-words,'Tiro_words',var(--font-display))]!"
    : 'font-display';
}
