/** Whether PostgreSQL can store and compare this text: it knows no NUL, and half a surrogate pair is not UTF-8. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
