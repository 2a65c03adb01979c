import type { Client } from '@piri/client';

const refreshMs = 10 * 60_000;
const retryMs = 10_000;

/**
 * Which names in the address of a list are attributes of the shop. They are asked for again every ten minutes; until the
 * first answer every name counts as one, so that no filter is lost.
 */
export function knownAttributes(api: Pick<Client, 'searchAttributes'>, now: () => number = Date.now) {
  let ids: ReadonlySet<string> | undefined;
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
      for (const { id } of answer.body.list) found.add(id);
      ({ nextPageToken } = answer.body);
    } while (nextPageToken);
    ids = found;
    askAt = now() + refreshMs;
  }

  return async function current(): Promise<(name: string) => boolean> {
    if (now() >= askAt && asking === undefined) {
      asking = ask().finally(() => {
        asking = undefined;
      });
      // The first visitor waits for it, as for everything else of his page.
      if (ids === undefined) await asking;
      else asking.catch((error: unknown) => console.error(error));
    }
    return (name) => ids === undefined || ids.has(name);
  };
}
