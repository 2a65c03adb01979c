import type { Endpoint } from '@piri/contract/define-endpoint';
import { type Endpoints, endpoints } from '@piri/contract/endpoints';
import ky from 'ky';
import { createBufferedFetch } from './buffered-fetch.ts';
import { type Call, createCall, type SessionEvents } from './call.ts';
import { createIdentityHook, type RequestIdentity } from './headers.ts';
import type { RetryOptions } from './retry.ts';

export interface ClientOptions extends RequestIdentity, RetryOptions, SessionEvents {
  /**
   * The prefix of each call's path: an origin, with a path if needed. An empty string means the page's own origin in
   * the browser.
   */
  baseUrl: string;
  /** Headers that are sent with every call, such as the address of the visitor that a server calls for. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one request, including its body. @default 10_000 */
  timeoutMs?: number;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
}

export type EndpointCalls<R extends Readonly<Record<string, Endpoint>>> = {
  readonly [K in keyof R]: Call<R[K]>;
};
export type Client = EndpointCalls<Endpoints>;

/**
 * Options for loaders on a server, while the user waits in front of a blank page. After one slow request there is time
 * for a second.
 */
export const loaderClientOptions = {
  retryLimit: 1,
  timeoutMs: 1200,
  totalMs: 2000,
} as const satisfies Partial<ClientOptions>;

/**
 * Creates a client with one function for every call of the contract.
 * @example
 * const client = createClient({ baseUrl: '', apiKey, deviceId, getAuthToken: () => localStorage.getItem('token') });
 * const result = await client.searchCategories({ body: { size: 50 } });
 */
export function createClient(options: ClientOptions): Client {
  return createEndpointCalls(endpoints, options);
}

/** Creates a function for each of the given endpoints. */
export function createEndpointCalls<R extends Readonly<Record<string, Endpoint>>>(
  records: R,
  options: ClientOptions,
): EndpointCalls<R> {
  const identity = createIdentityHook(options);
  const send = ky.create({
    prefix: options.baseUrl,
    headers: { accept: 'application/json', ...options.headers },
    hooks: { beforeRequest: [identity], beforeRetry: [identity] },
    timeout: options.timeoutMs ?? 10_000,
    totalTimeout: options.totalMs ?? false,
    fetch: createBufferedFetch(options.fetch ?? globalThis.fetch.bind(globalThis)),
  });

  const calls = Object.entries(records).map(([name, record]) => [name, createCall(record, send, options)]);
  return Object.fromEntries(calls) as EndpointCalls<R>;
}
