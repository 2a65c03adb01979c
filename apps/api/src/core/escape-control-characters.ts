/**
 * Makes text safe for one line of a terminal. A line break would begin a line that looks like the program's own, and an
 * escape sequence could rewrite what stands above. Signs that turn the direction of writing go too; joiners, which
 * Bengali is written with, stay.
 */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
