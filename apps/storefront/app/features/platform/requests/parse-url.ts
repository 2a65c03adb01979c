/** Parses a URL. Returns `undefined` if it is invalid. Replaces `URL.parse`, which browsers such as Safari 17 lack. */
export function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
