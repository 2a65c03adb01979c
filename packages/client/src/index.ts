export type { Call, CallOptions } from './call.ts';
export { type Client, type ClientOptions, createClient, loaderLimits } from './create-client.ts';
export { newIdempotencyKey } from './headers.ts';
export { type Drawer, type KeepOptions, keptAttributes, keptCategories } from './kept-list.ts';
export { type PopUpEntries, readPopUpEntries } from './pop-up-entries.ts';
export { type AllPages, readAllPages } from './read-all-pages.ts';
export type { MisfitRow, Result } from './result.ts';
export { retryAfterOf, retryStatusCodes } from './retry.ts';
