import type { Result } from '@piri/client';

export type ApiFailure = Extract<Result<unknown>, { ok: false }>;

/** Returns true if the API has finally rejected a request, so that another attempt needs a new key. */
export function isFinalRejection({ status, body }: ApiFailure): boolean {
  return status !== undefined && status >= 400 && status < 500 && body?.error.retryable === false;
}
