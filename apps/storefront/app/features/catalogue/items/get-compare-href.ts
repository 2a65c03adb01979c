/** The maximum number of items in a comparison. */
export const maxComparedItems = 3;

/** Returns the address that compares these items. */
export function getCompareHref(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  return ids.length > 0 ? `/compare?${query}` : '/compare';
}

/**
 * Parses the ids in the address of a comparison: in order, without duplicates, up to the maximum. Malformed ids are not
 * looked up and count as unknown. Empty ids, which an empty form sends, are ignored.
 */
export function parseComparedIds(params: URLSearchParams): { known: string[]; unknown: string[] } {
  const ids = [...new Set(params.getAll('id'))].filter((id) => id !== '').slice(0, maxComparedItems);
  const possible = (id: string) => /^[\w-]{1,200}$/.test(id);
  return {
    known: ids.filter(possible),
    unknown: ids.filter((id) => !possible(id)).map((id) => id.slice(0, 60)),
  };
}
