export {
  type CachedListOptions,
  fetchCachedAttributes,
  fetchCachedCategories,
  type ListStorage,
} from './cached-list.ts';
export type { Call, CallOptions } from './call.ts';
export { type Client, type ClientOptions, createClient, loaderClientOptions } from './create-client.ts';
export { newIdempotencyKey } from './headers.ts';
export { fetchPopUpEntries, type PopUpEntries } from './pop-up-entries.ts';
export { type AllPages, readAllPages } from './read-all-pages.ts';
export type { InvalidRow, Result } from './result.ts';
export { parseRetryAfter, retryStatusCodes } from './retry.ts';
