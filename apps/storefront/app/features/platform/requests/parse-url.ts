/** `URL.parse` for browsers that do not have it, such as Safari 17: an address, or nothing where it is none. */
export function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
