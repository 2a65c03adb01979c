import type { Client } from '@piri/client';

const refreshMs = 10 * 60_000;
const retryMs = 10_000;

/**
 * Returns a function that resolves to a matcher for the query keys that are attributes of the shop: lists use their
 * ids, the form of an item their names. They are loaded at once and again every ten minutes. Until they have loaded,
 * every key counts as an attribute, so that no filter is lost.
 */
export function createAttributeNameMatcher(
  api: Pick<Client, 'searchAttributes'>,
  now: () => number = Date.now,
) {
  let names: ReadonlySet<string> | undefined;
  let nextLoadAt = 0;
  let loading: Promise<void> | undefined;

  async function load() {
    const found = new Set<string>();
    let nextPageToken: string | undefined;
    do {
      const answer = await api.searchAttributes({
        body: { size: 100, ...(nextPageToken !== undefined && { nextPageToken }) },
      });
      if (!answer.ok) {
        nextLoadAt = now() + retryMs;
        return;
      }
      for (const { id, name } of answer.body.list) found.add(id).add(name);
      ({ nextPageToken } = answer.body);
    } while (nextPageToken);
    names = found;
    nextLoadAt = now() + refreshMs;
  }

  function loadIfDue() {
    if (now() < nextLoadAt || loading !== undefined) return;
    loading = load()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        loading = undefined;
      });
  }

  loadIfDue();
  // Requests wait for the first attempt only: if the API is unreachable, a page needs its full time for its own calls.
  const firstAttempt = loading;

  return async function current(): Promise<(name: string) => boolean> {
    loadIfDue();
    await firstAttempt;
    return (name) => names === undefined || names.has(name);
  };
}
