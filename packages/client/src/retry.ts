import type { RetrySafety } from '@piri/contract/endpoint';
import { errorResponse } from '@piri/contract/error';
import { isHTTPError, isNetworkError, isTimeoutError, type RetryOptions as KyRetryOptions } from 'ky';

/** The statuses after which a second request may fare better. */
export const retryStatusCodes: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

const longestRetryAfterMs = 15_000;

export interface RetryOptions {
  /** Requests after the first. @default 2 */
  retryLimit?: 0 | 1 | 2;
  /** Milliseconds for a call with all its retries and waits. @default no limit */
  totalMs?: number;
  /**
   * Milliseconds. If the server asks for a longer wait, the response at hand is returned at once, with `retryAfterMs`:
   * for callers that a user waits for. @default as long as it asks, up to 15 s
   */
  longestWaitMs?: number;
  /** Milliseconds of the first back-off, doubled for each one after it. @default 300 */
  backOffMs?: number;
}

/** ky's retry options for one call that starts now. */
export function toKyRetryOptions(repeat: RetrySafety, options: RetryOptions): KyRetryOptions {
  const { retryLimit = 2, backOffMs = 300 } = options;
  const { totalMs = Number.POSITIVE_INFINITY, longestWaitMs = Number.POSITIVE_INFINITY } = options;
  const deadline = performance.now() + totalMs;
  let wait = 0;

  return {
    limit: repeat === 'never' ? 0 : retryLimit,
    methods: ['get', 'post', 'put', 'patch', 'delete'],
    shouldRetry: ({ error, retryCount }) => {
      const asked = isHTTPError(error) ? parseRetryAfter(error.response) : undefined;
      if (asked !== undefined && asked > longestWaitMs) return false;
      wait = asked === undefined ? backOff(retryCount, backOffMs) : Math.min(asked, longestRetryAfterMs);
      // Left to itself ky would sleep to the deadline and report a time-out: late, and the answer at hand is lost.
      return mayRepeat(repeat, error) && performance.now() + wait < deadline;
    },
    // ky's own reading of Retry-After is skipped once `shouldRetry` says yes, so both live here.
    delay: () => wait,
  };
}

/** A 409 settles itself on a read. After a write it may be the answer, unless the server says to come again. */
function mayRepeat(repeat: RetrySafety, error: Error): boolean {
  if (!isHTTPError(error)) return isNetworkError(error) || isTimeoutError(error);
  if (!retryStatusCodes.includes(error.response.status)) return false;
  if (error.response.status !== 409 || repeat === 'safe') return true;
  return repeat === 'keyed' && errorResponse.safeParse(error.data).data?.error.retryable === true;
}

/** Half of it is random, so that callers who failed together do not come back together. */
function backOff(retryCount: number, backOffMs: number): number {
  return backOffMs * 2 ** (retryCount - 1) * (0.5 + Math.random() / 2);
}

/** Seconds or an HTTP date, as milliseconds from now. Anything else counts as absent. */
export function parseRetryAfter({ headers }: Pick<Response, 'headers'>): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` reads a date into nearly anything, "1.5" included; every form of an HTTP date in use ends like this.
  const date = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
