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
  let askAt = 0;
  let asking: Promise<void> | undefined;

  async function ask() {
    const found = new Set<string>();
    let nextPageToken: string | undefined;
    do {
      const answer = await api.searchAttributes({
        body: { size: 100, ...(nextPageToken !== undefined && { nextPageToken }) },
      });
      if (!answer.ok) {
        askAt = now() + retryMs;
        return;
      }
      for (const { id, name } of answer.body.list) found.add(id).add(name);
      ({ nextPageToken } = answer.body);
    } while (nextPageToken);
    names = found;
    askAt = now() + refreshMs;
  }

  function askIfDue() {
    if (now() < askAt || asking !== undefined) return;
    asking = ask()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        asking = undefined;
      });
  }

  askIfDue();
  // Requests wait for the first attempt only: if the API is unreachable, a page needs its full time for its own calls.
  const firstAttempt = asking;

  return async function current(): Promise<(name: string) => boolean> {
    askIfDue();
    await firstAttempt;
    return (name) => names === undefined || names.has(name);
  };
}
