export {
  type CachedListOptions,
  fetchCachedAttributes,
  fetchCachedCategories,
  type ListStorage,
} from './cached-list.ts';
export type { Call, CallOptions } from './call.ts';
export { type Client, type ClientOptions, createClient, loaderClientOptions } from './create-client.ts';
export { type FetchAllPagesResult, fetchAllPages } from './fetch-all-pages.ts';
export { createIdempotencyKey } from './headers.ts';
export { fetchPopUpEntries, type PopUpEntries } from './pop-up-entries.ts';
export type { InvalidRow, Result } from './result.ts';
export { getRetryAfterMs, retryStatusCodes } from './retry.ts';
