import type { Client } from '@piri/client';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';

/** The first hundred pieces by name, to choose one of them; nothing while the shop cannot be asked. */
export async function loadItemNames(
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
