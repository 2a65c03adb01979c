import type { Result } from '@piri/client';
import type { ErrorCode } from '@piri/contract/error';
import { formatRetryAfter } from './format-retry-after.ts';

export type ApiFailure = Extract<Result<unknown>, { ok: false }>;

/** Returns why a request failed, and how long to wait. */
export function getFailureMessage({ status, retryAfterMs }: ApiFailure): string {
  if (status === undefined) return 'We could not reach the shop.';
  const wait = formatRetryAfter(retryAfterMs);
  if (status === 429) return `Too many tries in a short time. Please wait ${wait ?? 'a few minutes'}.`;
  return `The shop had a problem.${wait ? ` Please wait ${wait}.` : ''}`;
}

/** The messages for rejected actions. All other errors are temporary. */
const refusals: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK:
    'Somebody else has bought some of these things meanwhile. Put them back in your cart to see which are left.',
  COUPON_INVALID:
    'Its coupon was for one order, and you have placed another since. Put these things back in your cart to order them again.',
  NOT_PAYABLE: 'This order can no longer be paid. What is shown here now is how it stands.',
  METHOD_NOT_OFFERED: 'This order cannot be paid like this. Please choose another way.',
  TOO_MANY: 'This order was tried too often. Put its things back in your cart and place it anew.',
  CONFIRM_MOBILE:
    'Please confirm your mobile number first: put these things back in your cart and check out again. We’ll text you a code.',
  NOT_CANCELLABLE: 'It is paid, or on its way, and can no longer be given up. Ring us.',
  GATEWAY_DOWN:
    'The bank’s service does not answer just now. Your order stands; please try again in a moment.',
};

/** Returns the message for a failed action on an order. */
export function getOrderErrorMessage(failure: ApiFailure): string {
  const code = failure.body?.error.code;
  return (
    (code && refusals[code]) ?? `${getFailureMessage(failure)} Nothing was done twice: please try again.`
  );
}

/** Returns true if the API has finally rejected a request, so that another attempt needs a new key. */
export function isFinalRejection({ status, body }: ApiFailure): boolean {
  return status !== undefined && status >= 400 && status < 500 && body?.error.retryable === false;
}
