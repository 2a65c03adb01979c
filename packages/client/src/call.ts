import type { Endpoint, ResponseOf } from '@piri/contract/define-endpoint';
import { headerNames } from '@piri/contract/headers';
import { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky';
import type { z } from 'zod';
import { createIdempotencyKey, getRequestAuthToken } from './headers.ts';
import { parseResponse, type Result } from './result.ts';
import { getRetryAfterMs, type RetryOptions, toKyRetryOptions } from './retry.ts';

/** The time-out of a request that carries a file: ten megabytes take long over a mobile network. */
const uploadMs = 120_000;

type Nothing = Record<never, never>;
/** Flattens an intersection, so that editors show its keys instead of how it was made. */
type Flat<T> = { [K in keyof T]: T[K] };
type Part<K extends string, V> = Nothing extends V ? { [key in K]?: V } : { [key in K]: V };

/** The input of a call: `query` and `body`, each only if the contract has one. */
type Input<E extends Endpoint> = Flat<
  (E extends { query: infer Q extends z.ZodType } ? Part<'query', z.input<Q>> : Nothing) &
    (E extends { body: infer B extends z.ZodType } ? Part<'body', z.input<B>> : Nothing)
>;

export type CallOptions<E extends Endpoint = Endpoint> = {
  /** Aborts the call, which then rejects with the signal's reason, as `fetch` does. */
  signal?: AbortSignal;
} & (E['repeat'] extends 'keyed'
  ? {
      /**
       * Identifies the intent, so that the server acts once. Pass the same key when the user tries again.
       * @default a new key for this call
       */
      idempotencyKey?: string;
    }
  : Nothing) &
  (E['owned'] extends string
    ? E['auth'] extends 'userOrGuest'
      ? {
          /** Opens an order that was placed without an account: the `guestToken` in the response to the order. */
          guestToken?: string;
        }
      : Nothing
    : Nothing) &
  (E['confirmedMobile'] extends true
    ? {
        /**
         * Proves that the mobile number of the order is confirmed: the `mobileToken` in the response of
         * `confirmMobile`.
         */
        mobileToken?: string;
      }
    : Nothing);

/** One call of the contract. The input is optional if none of its fields is required. */
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
  guestToken?: string;
  mobileToken?: string;
}

export interface SessionEvents {
  /**
   * Called with the token of a request if the server no longer knows its session, for the code that stores the token.
   * It is the token that was sent: another may have replaced it in the meantime. The call returns its result as usual.
   */
  onSessionExpired?: (token: string) => void;
}

/** Creates the call that `Call` describes, without its types. */
export function createCall(endpoint: Endpoint, send: KyInstance, options: RetryOptions & SessionEvents) {
  return async (
    input: AnyInput = {},
    { signal, idempotencyKey, guestToken, mobileToken }: AnyOptions = {},
  ): Promise<Result<unknown>> => {
    try {
      const response = await send(endpoint.path, {
        method: endpoint.method,
        searchParams: toSearchParams(input.query),
        retry: toKyRetryOptions(endpoint.repeat, options),
        ...bodyOf(endpoint, input.body),
        headers: {
          // Set once for each call, so that every retry carries the same key.
          ...(endpoint.repeat === 'keyed' && {
            [headerNames.idempotencyKey]: idempotencyKey ?? createIdempotencyKey(),
          }),
          ...(guestToken !== undefined && { [headerNames.guestToken]: guestToken }),
          ...(mobileToken !== undefined && { [headerNames.mobileToken]: mobileToken }),
        },
        ...(signal && { signal }),
      });
      const text = await response.text();
      return parseResponse(endpoint, {
        status: response.status,
        json: endpoint.plain !== undefined ? text : parseJson(text),
      });
    } catch (error) {
      // Check this first: ky recognizes errors by name, and would take the reason of `AbortSignal.timeout` for a
      // network time-out.
      if (signal?.aborted) throw signal.reason;
      // ky has already read the body: parsed if its type was JSON, as text otherwise.
      if (isHTTPError(error)) {
        const json = typeof error.data === 'string' ? undefined : error.data;
        const { response, request } = error;
        const result = parseResponse(endpoint, {
          status: response.status,
          json,
          retryAfterMs: getRetryAfterMs(response),
        });
        const token = getRequestAuthToken(request);
        const expired = !result.ok && result.body?.error.code === 'SESSION_EXPIRED';
        if (expired && token !== undefined) options.onSessionExpired?.(token);
        return result;
      }
      if (isNetworkError(error) || isTimeoutError(error)) return { ok: false, networkError: true };
      throw error;
    }
  };
}

function bodyOf({ body: schema, form }: Endpoint, body: unknown = {}) {
  if (schema === undefined) return {};
  return form === undefined ? { json: body } : { body: toForm({ ...(body as object) }), timeout: uploadMs };
}

/** Returns the fields as form data. `fetch` sets the content type itself, because only it knows the boundary. */
function toForm(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function toSearchParams(query: AnyInput['query'] = {}): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // `JSON.parse` throws only if the text is not JSON, which is an expected result of a call.
    return undefined;
  }
}
