import type { Attribute } from '@piri/contract/attributes';
import type { Category } from '@piri/contract/categories';
import type { Client } from './create-client.ts';
import { type FetchAllPagesResult, fetchAllPages } from './fetch-all-pages.ts';

/** Where a list is cached: an entry of the browser's storage, or a variable in a test. */
export interface ListStorage {
  read(): string | null;
  write(text: string): void;
}

export interface CachedListOptions {
  client: Client;
  drawer: ListStorage;
  /** Milliseconds, as `Date.now` returns them. */
  now: number;
  signal?: AbortSignal;
}

const day = 24 * 60 * 60 * 1000;

/** Returns the attributes by `sortOrder`. Fetches them at most once in 24 hours. */
export function fetchCachedAttributes(options: CachedListOptions): Promise<FetchAllPagesResult<Attribute>> {
  const body = { page: 1, size: 50, sortParams: [{ field: 'sortOrder' as const, type: 'ASC' as const }] };
  return cachedList('attributes', options, (client, signal) =>
    fetchAllPages(client.searchAttributes, body, signal && { signal }),
  );
}

/**
 * Returns the categories, to look up names. Fetches them at most once in 24 hours; pages get fresh data for what they
 * show.
 */
export function fetchCachedCategories(options: CachedListOptions): Promise<FetchAllPagesResult<Category>> {
  return cachedList('categories', options, (client, signal) =>
    fetchAllPages(client.searchCategories, { page: 1, size: 50 }, signal && { signal }),
  );
}

/**
 * Returns a list from the cache while it is fresh, or else fetches and caches it. Only a complete list is cached: a
 * partial one would be used for a day.
 */
async function cachedList<Row>(
  name: string,
  { client, drawer, now, signal }: CachedListOptions,
  read: (client: Client, signal: AbortSignal | undefined) => Promise<FetchAllPagesResult<Row>>,
): Promise<FetchAllPagesResult<Row>> {
  const kept = freshIn<Row>(drawer.read(), name, now);
  if (kept) return { complete: true, list: kept, invalidRows: [] };
  const pages = await read(client, signal);
  if (pages.complete) {
    drawer.write(JSON.stringify({ [name]: pages.list, initialTimestamp: now, expiresOn: now + day }));
  }
  return pages;
}

/**
 * Returns the cached list, unless it is too old, was written by a clock that has since been set back, or is not a list.
 */
function freshIn<Row>(text: string | null, name: string, now: number): Row[] | undefined {
  const { [name]: list, initialTimestamp, expiresOn } = parse(text);
  const fresh =
    typeof initialTimestamp === 'number' &&
    typeof expiresOn === 'number' &&
    initialTimestamp <= now &&
    now < expiresOn &&
    expiresOn <= initialTimestamp + day;
  return fresh && Array.isArray(list) ? list : undefined;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // The entry is empty, truncated or overwritten: treat it as missing.
    return {};
  }
}
