import { findOrder } from '@piri/contract/checkout';
import type { FormErrors } from '../../customer/account/account-errors.ts';
import { createResolver } from '../../customer/account/schema-resolver.ts';
import { type ApiFailure, getFailureMessage } from '../../platform/errors/api-errors.ts';

export interface OrderLookupValues {
  orderNumber: string;
  mobile: string;
}

export const orderLookupResolver = createResolver<OrderLookupValues>(findOrder.body, {
  orderNumber: (value) =>
    value.trim() === ''
      ? 'Enter the order number. It begins with PR.'
      : 'Enter it like PR-4F7K-92, as in our message.',
  mobile: (value) =>
    value.trim() === ''
      ? 'Enter the mobile number you ordered with.'
      : 'Enter an 11-digit mobile number, such as 01700 000000.',
});

/** Returns the form's error. It does not say which number is wrong, so that guessing reveals nothing. */
export function getOrderLookupErrors(failure: ApiFailure): FormErrors<never> {
  if (failure.status === 404 || failure.status === 422) {
    return {
      problem: 'We can’t find an order with that order number and mobile number. Please check both, or call us.',
    };
  }
  return { problem: `${getFailureMessage(failure)}${failure.status === 429 ? '' : ' Please try again.'}` };
}
