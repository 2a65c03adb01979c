import type { Client } from '@piri/client';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';

/** Loads the names of the first hundred items to choose from. Returns undefined if the API can't be reached. */
export async function loadSelectableItems(
  api: Client,
  signal: AbortSignal,
): Promise<{ id: string; title: string }[] | undefined> {
  const body = {
    textParams: [{ field: 'sourceType' as const, value: 'item', matchType: 'EXACT' as const }],
    sortParams: [{ field: 'title' as const, type: 'ASC' as const }],
    size: 100,
    fetchCount: false,
  };
  const all = await ignoreTimeout(api.searchItems({ body }, { signal }), signal);
  return all?.ok ? all.body.list.map(({ id, title }) => ({ id, title })) : undefined;
}
