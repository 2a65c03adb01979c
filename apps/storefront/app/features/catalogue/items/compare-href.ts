/** So many stand side by side. */
export const maxComparedItems = 3;

/** The address of these pieces side by side. */
export function compareHref(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  return ids.length > 0 ? `/compare?${query}` : '/compare';
}

/**
 * What an address asks for: each piece once, in its order, and no more than there is room for. What cannot be an id is
 * not asked about, and is as unknown as an id that nobody has. A form that was not filled in sends an empty one.
 */
export function parseComparedIds(params: URLSearchParams): { known: string[]; unknown: string[] } {
  const ids = [...new Set(params.getAll('id'))].filter((id) => id !== '').slice(0, maxComparedItems);
  const possible = (id: string) => /^[\w-]{1,200}$/.test(id);
  return {
    known: ids.filter(possible),
    unknown: ids.filter((id) => !possible(id)).map((id) => id.slice(0, 60)),
  };
}
