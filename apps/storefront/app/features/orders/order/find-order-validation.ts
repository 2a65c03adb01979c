import { findOrder } from '@piri/contract/checkout';
import type { FormErrors } from '../../customer/account/account-errors.ts';
import { createResolver } from '../../customer/account/schema-resolver.ts';
import { type ApiFailure, getFailureMessage } from '../../platform/errors/api-errors.ts';

export interface FindOrderValues {
  orderNumber: string;
  mobile: string;
}

export const findOrderResolver = createResolver<FindOrderValues>(findOrder.body, {
  orderNumber: (value) =>
    value.trim() === ''
      ? 'Write the order number. It begins with PR.'
      : 'Write it as PR-4F7K-92, as it stands in our message.',
  mobile: (value) =>
    value.trim() === ''
      ? 'Write the mobile number that the order was placed with.'
      : 'Write it as 01700 000000: eleven figures, of which the third is 3 to 9.',
});

/** Returns the form's error. It does not say which number is wrong, so that guessing reveals nothing. */
export function getFindOrderErrors(failure: ApiFailure): FormErrors<never> {
  if (failure.status === 404 || failure.status === 422) {
    return {
      problem: 'We find no order with these two numbers together. Please look at both once more, or ring us.',
    };
  }
  return { problem: `${getFailureMessage(failure)}${failure.status === 429 ? '' : ' Please try again.'}` };
}
