/**
 * Returns whether PostgreSQL can store and compare this text. It supports no NUL, and an unpaired surrogate is not
 * valid UTF-8.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
