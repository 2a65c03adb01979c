import type { ErrorCode } from '@piri/contract/error';
import type { Order } from '@piri/contract/order';
import { getSafeRetryMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';

/** The messages for rejected actions on an order. All other errors are temporary. */
const rejectionMessages: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: 'Some of these items have sold out. Put the items back in your cart to see what’s left.',
  COUPON_INVALID:
    'The coupon was only valid for one order, and you’ve placed another since. Put these items back in your cart to order them again.',
  NOT_PAYABLE: 'This order can no longer be paid for. Its current status is shown here.',
  METHOD_NOT_OFFERED: 'Please choose another payment method.',
  TOO_MANY: 'Too many payment attempts. Put the items back in your cart and order again.',
  CONFIRM_MOBILE:
    'Please confirm your mobile number first: put these items back in your cart and check out again. We’ll text you a code.',
  NOT_CANCELLABLE: 'This order is already paid for or on its way. Call us to cancel it.',
  GATEWAY_DOWN: 'The bank isn’t responding. Your order is safe; please try again in a moment.',
};

/** The messages that differ for a booking. */
const bookingRejectionMessages: typeof rejectionMessages = {
  ...rejectionMessages,
  NOT_PAYABLE: 'This booking can no longer be paid for. Its current status is shown here.',
  NOT_CANCELLABLE:
    'Our workshop has already started on this booking, so it can’t be cancelled here. Please call us.',
  GATEWAY_DOWN: 'The bank isn’t responding. Your booking is safe; please try again in a moment.',
};

/** Returns the message for a failed action on an order or a booking. */
export function getOrderErrorMessage(failure: ApiFailure, kind: Order['kind'] = 'ORDER'): string {
  const code = failure.body?.error.code;
  const messages = kind === 'BOOKING' ? bookingRejectionMessages : rejectionMessages;
  return (code && messages[code]) ?? getSafeRetryMessage(failure);
}
