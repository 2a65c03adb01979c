import type { ApiFailure } from './api-errors.ts';
import { formatRetryAfter } from './format-retry-after.ts';

export const unreachableMessage = 'We could not reach the shop.';
export const unreachableRetryMessage = 'We could not reach the shop. Please try again.';

/** Returns why a request failed, and how long to wait. */
export function getFailureMessage({ status, retryAfterMs }: ApiFailure): string {
  if (status === undefined) return unreachableMessage;
  if (status === 429) return formatTooManyAttempts(retryAfterMs, 'a few minutes');
  return appendWait('The shop had a problem.', retryAfterMs);
}

/** Returns why a request failed that the API runs only once, however often it is sent. */
export function getSafeRetryMessage(failure: ApiFailure): string {
  return `${getFailureMessage(failure)} It’s safe to try again.`;
}

/** Formats "Too many attempts. Please wait 2 minutes." An unknown wait is called `otherwise`. */
export function formatTooManyAttempts(retryAfterMs: number | undefined, otherwise: string): string {
  return `Too many attempts. Please wait ${formatRetryAfter(retryAfterMs) ?? otherwise}.`;
}

/** Appends how long to wait to a message, if it is known. */
export function appendWait(message: string, retryAfterMs: number | undefined): string {
  const wait = formatRetryAfter(retryAfterMs);
  return wait === undefined ? message : `${message} Please wait ${wait}.`;
}
