import { type AllPages, type Client, loaderClientOptions, readAllPages } from '@piri/client';
import type { Category } from '@piri/contract/categories';

/** All of them in the time of one call: each page may be quick enough, and all together too slow for whoever waits. */
export async function fetchCategories(api: Client): Promise<AllPages<Category>> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const body = { size: 100, sortParams: [{ field: 'sortOrder' as const, type: 'ASC' as const }] };
  try {
    return await readAllPages(api.searchCategories, body, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return { complete: false, reason: 'failed', failure: { ok: false, networkError: true } };
  }
}
