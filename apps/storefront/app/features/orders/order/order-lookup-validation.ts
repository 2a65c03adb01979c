import { findOrder } from '@piri/contract/checkout';
import type { FormErrors } from '../../customer/account/account-errors.ts';
import { contactFieldMessages } from '../../customer/account/contact-field-messages.ts';
import { createResolver } from '../../customer/account/schema-resolver.ts';
import { getFailureMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import { orderLookupMessages } from './order-lookup-messages.ts';

export interface OrderLookupValues {
  orderNumber: string;
  mobile: string;
}

export const orderLookupResolver = createResolver<OrderLookupValues>(findOrder.body, {
  orderNumber: (value) =>
    value.trim() === '' ? orderLookupMessages.orderNumberMissing : orderLookupMessages.orderNumberInvalid,
  mobile: (value) =>
    value.trim() === '' ? orderLookupMessages.mobileMissing : contactFieldMessages.mobileInvalid,
});

/** Returns the form's error. */
export function getOrderLookupErrors(failure: ApiFailure): FormErrors<never> {
  if (failure.status === 404 || failure.status === 422) {
    return { problem: orderLookupMessages.notFound };
  }
  const message = getFailureMessage(failure);
  return { problem: failure.status === 429 ? message : `${message} Please try again.` };
}
