import type { ErrorCode } from '@piri/contract/error';
import { getSafeRetryMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';

/** The messages for rejected actions on an order. All other errors are temporary. */
const rejectionMessages: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: 'Some of these items have sold out. Put them back in your cart to see what’s left.',
  COUPON_INVALID:
    'The coupon was for one order, and you’ve placed another since. Put these items back in your cart to order them again.',
  NOT_PAYABLE: 'This order can no longer be paid for. Its current status is shown here.',
  METHOD_NOT_OFFERED: 'Please choose another payment method.',
  TOO_MANY: 'Too many payment attempts. Put the items back in your cart and order again.',
  CONFIRM_MOBILE:
    'Please confirm your mobile number first: put these items back in your cart and check out again. We’ll text you a code.',
  NOT_CANCELLABLE: 'It’s already paid for or on its way. Call us to cancel.',
  GATEWAY_DOWN: 'The bank isn’t responding. Your order is safe; please try again in a moment.',
};

/** Returns the message for a failed action on an order. */
export function getOrderErrorMessage(failure: ApiFailure): string {
  const code = failure.body?.error.code;
  return (code && rejectionMessages[code]) ?? getSafeRetryMessage(failure);
}
