import { type Client, type FetchAllPagesResult, fetchAllPages, loaderClientOptions } from '@piri/client';
import type { Category } from '@piri/contract/categories';

/**
 * Fetches all pages within the timeout of a single request. Even if each page is fast enough, all of them together may
 * be too slow.
 */
export async function fetchCategories(api: Client): Promise<FetchAllPagesResult<Category>> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const body = { size: 100, sortParams: [{ field: 'sortOrder' as const, type: 'ASC' as const }] };
  try {
    return await fetchAllPages(api.searchCategories, body, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    return { complete: false, reason: 'failed', failure: { ok: false, networkError: true } };
  }
}
