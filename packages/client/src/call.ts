import type { Endpoint, ResponseOf } from '@piri/contract/endpoint';
import { headerNames } from '@piri/contract/headers';
import { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from 'ky';
import type { z } from 'zod';
import { newIdempotencyKey, readAuthToken } from './headers.ts';
import { parseResponse, type Result } from './result.ts';
import { parseRetryAfter, type RetryOptions, toKyRetryOptions } from './retry.ts';

/** For one request that carries a file: ten megabytes over a telephone take their time. */
const uploadMs = 120_000;

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
  : Nothing) &
  (E['owned'] extends string
    ? E['auth'] extends 'userOrGuest'
      ? {
          /** Opens what somebody without an account has ordered: the `guestToken` that the order answered. */
          guestToken?: string;
        }
      : Nothing
    : Nothing) &
  (E['confirmedMobile'] extends true
    ? {
        /** Says that the mobile number of the order is confirmed: the `mobileToken` that `confirmMobile` answered. */
        mobileToken?: string;
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
  guestToken?: string;
  mobileToken?: string;
}

export interface SessionEvents {
  /**
   * The server no longer knows the session of a token that was sent along. The call is answered as always; this is for
   * whoever keeps the token. It is the one that was sent: meanwhile another may have taken its place.
   */
  onSessionExpired?: (token: string) => void;
}

/** The call that `Call` describes, before its types are known. */
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
          // Set once per call, so that every retry carries the same one.
          ...(endpoint.repeat === 'keyed' && {
            [headerNames.idempotencyKey]: idempotencyKey ?? newIdempotencyKey(),
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
      // First, since ky tells errors by name: the reason of `AbortSignal.timeout` would pass for a time-out of the network.
      if (signal?.aborted) throw signal.reason;
      // ky has read the body by now: parsed when its type was JSON, as text otherwise.
      if (isHTTPError(error)) {
        const json = typeof error.data === 'string' ? undefined : error.data;
        const { response, request } = error;
        const result = parseResponse(endpoint, {
          status: response.status,
          json,
          retryAfterMs: parseRetryAfter(response),
        });
        const token = readAuthToken(request);
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

/** `fetch` itself names the type, since only it knows the boundary. */
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
    // `JSON.parse` throws only for what is not JSON, and that is one of the answers a call may have.
    return undefined;
  }
}
