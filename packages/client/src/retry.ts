import type { RetrySafety } from '@piri/contract/define-endpoint';
import { errorResponse } from '@piri/contract/error';
import { isHTTPError, isNetworkError, isTimeoutError, type RetryOptions as KyRetryOptions } from 'ky';

/** The statuses after which a second request may succeed. */
export const retryStatusCodes: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

const longestRetryAfterMs = 15_000;

export interface RetryOptions {
  /** The number of requests after the first. @default 2 */
  retryLimit?: 0 | 1 | 2;
  /** Milliseconds for a call with all its retries and waits. @default no limit */
  totalMs?: number;
  /**
   * Milliseconds. If the server asks for a longer wait, the response is returned at once, with `retryAfterMs`, for
   * callers that a user waits for.
   * @default as long as it asks, up to 15 s
   */
  maxWaitMs?: number;
  /** Milliseconds of the first back-off, doubled for each one after it. @default 300 */
  backOffMs?: number;
}

/** Returns ky's retry options for one call that starts now. */
export function toKyRetryOptions(repeat: RetrySafety, options: RetryOptions): KyRetryOptions {
  const { retryLimit = 2, backOffMs = 300 } = options;
  const { totalMs = Number.POSITIVE_INFINITY, maxWaitMs = Number.POSITIVE_INFINITY } = options;
  const deadline = performance.now() + totalMs;
  let wait = 0;

  return {
    limit: repeat === 'never' ? 0 : retryLimit,
    methods: ['get', 'post', 'put', 'patch', 'delete'],
    shouldRetry: ({ error, retryCount }) => {
      const asked = isHTTPError(error) ? getRetryAfterMs(error.response) : undefined;
      if (asked !== undefined && asked > maxWaitMs) return false;
      wait = asked === undefined ? backOff(retryCount, backOffMs) : Math.min(asked, longestRetryAfterMs);
      // By itself, ky would sleep until the deadline and report a time-out: late, and without the response that it has.
      return mayRepeat(repeat, error) && performance.now() + wait < deadline;
    },
    // ky does not read Retry-After itself once `shouldRetry` returns true, so both are handled here.
    delay: () => wait,
  };
}

/**
 * Returns whether to retry. On a read, a 409 resolves itself. On a write it may be the final result, unless the server
 * asks for a retry.
 */
function mayRepeat(repeat: RetrySafety, error: Error): boolean {
  if (!isHTTPError(error)) return isNetworkError(error) || isTimeoutError(error);
  if (!retryStatusCodes.includes(error.response.status)) return false;
  if (error.response.status !== 409 || repeat === 'safe') return true;
  return repeat === 'keyed' && errorResponse.safeParse(error.data).data?.error.retryable === true;
}

/** Returns the back-off, half of it random, so that callers that failed together do not retry together. */
function backOff(retryCount: number, backOffMs: number): number {
  return backOffMs * 2 ** (retryCount - 1) * (0.5 + Math.random() / 2);
}

/**
 * Returns the milliseconds from now that Retry-After asks for, in seconds or as an HTTP date. Anything else counts as
 * absent.
 */
export function getRetryAfterMs({ headers }: Pick<Response, 'headers'>): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` accepts nearly anything, even "1.5"; every form of an HTTP date in use ends in GMT.
  const date = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
