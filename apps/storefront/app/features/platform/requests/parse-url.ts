/**
 * Parses a URL. Returns `undefined` if it is invalid. A replacement for `URL.parse`, which Safari 17 and others do not
 * support.
 */
export function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
