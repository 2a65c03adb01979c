/**
 * Escapes text so that it is safe to print on one line of a terminal. A line break could start a line that looks like
 * the program's own output, and an escape sequence could overwrite the lines above. Characters that change the
 * direction of text are escaped too. Joiners are kept, because Bengali needs them.
 */
export function escapeControlCharacters(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
