import type { Endpoint, ResponseOf } from '@piri/contract/endpoint';
import { headerNames } from '@piri/contract/headers';
import { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky';
import type { z } from 'zod';
import { newIdempotencyKey } from './headers.ts';
import { judge, type Result } from './result.ts';
import { type RetryLimits, retryOptions } from './retry.ts';

type Nothing = Record<never, never>;
/** One object type out of several, so that editors show its keys instead of how it was made. */
type Flat<T> = { [K in keyof T]: T[K] };
type Part<K extends string, V> = Nothing extends V ? { [key in K]?: V } : { [key in K]: V };

/** What goes into a call: `query` and `body`, each only where the contract has one. */
type Input<E extends Endpoint> = Flat<
  (E extends { query: infer Q extends z.ZodType } ? Part<'query', z.input<Q>> : Nothing) &
    (E extends { body: infer B extends z.ZodType } ? Part<'body', z.input<B>> : Nothing)
>;

export type CallOptions<E extends Endpoint = Endpoint> = {
  /** Ends the call. It then rejects with the signal's reason, as `fetch` does: to stop is the caller's own wish, not an answer. */
  signal?: AbortSignal;
} & (E['repeat'] extends 'keyed'
  ? {
      /** Names the intent, so that the server acts once. Pass the same one when the person tries again. @default a new one for this call */
      idempotencyKey?: string;
    }
  : Nothing);

/** One call of the contract. The input may be left out where nothing in it is required. */
export type Call<E extends Endpoint> =
  Nothing extends Input<E>
    ? (input?: Input<E>, options?: CallOptions<E>) => Promise<Result<ResponseOf<E>>>
    : (input: Input<E>, options?: CallOptions<E>) => Promise<Result<ResponseOf<E>>>;

interface AnyInput {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

interface AnyOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** The call that `Call` describes, before its types are known. */
export function createCall(endpoint: Endpoint, send: KyInstance, limits: RetryLimits) {
  return async (
    input: AnyInput = {},
    { signal, idempotencyKey }: AnyOptions = {},
  ): Promise<Result<unknown>> => {
    try {
      const response = await send(endpoint.path, {
        method: endpoint.method,
        searchParams: toSearchParams(input.query),
        retry: retryOptions(endpoint.repeat, limits),
        ...(endpoint.body && { json: input.body ?? {} }),
        // Set once per call, so that every retry carries the same one.
        ...(endpoint.repeat === 'keyed' && {
          headers: { [headerNames.idempotencyKey]: idempotencyKey ?? newIdempotencyKey() },
        }),
        ...(signal && { signal }),
      });
      return judge(endpoint, { status: response.status, json: parseJson(await response.text()) });
    } catch (error) {
      // First, since ky tells errors by name: the reason of `AbortSignal.timeout` would pass for a time-out of the network.
      if (signal?.aborted) throw signal.reason;
      // ky has read the body by now: parsed when its type was JSON, as text otherwise.
      if (isHTTPError(error)) {
        const json = typeof error.data === 'string' ? undefined : error.data;
        return judge(endpoint, { status: error.response.status, json });
      }
      if (isNetworkError(error) || isTimeoutError(error)) return { ok: false, networkError: true };
      throw error;
    }
  };
}

function toSearchParams(query: AnyInput['query'] = {}): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // `JSON.parse` throws only for what is not JSON, and that is one of the answers a call may have.
    return undefined;
  }
}
