import type { ReturnReason, SaleReturn } from '@piri/contract/sales';
import { getSafeRetryMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';

export const returnReasonMessages: Readonly<Record<ReturnReason, { name: string; about: string }>> = {
  CHANGED_MIND: { name: 'I’ve changed my mind', about: 'Unused, in its packaging; a fee applies.' },
  BROKEN: { name: 'It’s damaged', about: 'A photo helps.' },
  WRONG: { name: 'It’s not what I ordered', about: 'No fee.' },
  LATE: { name: 'It arrived late', about: 'More than a week late. No fee.' },
};

export const returnMessages = {
  lineMissing: 'Choose what to return.',
  reasonMissing: 'Choose a reason.',
  photoUnfinished: 'A photo is still uploading. Wait for it, or cancel it.',
  tooManyPhotos: 'You can add up to three photos. Remove one to add another.',
  madeToOrder: 'It was made to order, so it can only be returned if something is wrong with it.',
  notDelivered: 'This order hasn’t been delivered yet, so nothing can be returned.',
  received: 'We’ve received your request.',
  receivedDetails: 'We’ll look at it and get in touch. You can follow it here and on your order’s page.',
};

/** Formats why a line cannot be returned for a change of mind any more. */
export function formatReturnPeriodEnd(lastDay: string): string {
  return `The return period ended on ${lastDay}.`;
}

const rejectionMessages: Readonly<Record<string, string>> = {
  TOO_LATE:
    'The return period has ended. If the item is damaged or isn’t what you ordered, choose that reason instead.',
  MADE_TO_ORDER: returnMessages.madeToOrder,
  QUANTITY: 'You’ve already requested this return. You can see its status on the order page.',
  NOT_DELIVERED: 'This order hasn’t been delivered yet. Call us if you’d like to cancel it.',
  LINE_UNKNOWN: 'That item isn’t in this order. Please reload the page.',
  FILE_UNKNOWN: 'We can’t find one of the photos. Remove it and choose it again.',
};

/** Returns the message for a rejected return. */
export function getReturnErrorMessage(failure: ApiFailure): string {
  if (failure.status === 401)
    return 'You’ve been signed out. Sign in and send your request again: everything you’ve typed is saved.';
  const code = failure.body?.error.fields?.[0]?.code;
  return (code && rejectionMessages[code]) ?? getSafeRetryMessage(failure);
}

/** Formats the status of a return. */
export function formatReturnState(state: SaleReturn['state']): string {
  const messages = {
    REQUESTED: 'We’ll look at it and get in touch.',
    APPROVED: 'Approved. We’ll call you to arrange collection.',
    REFUNDED: 'Your refund is on its way.',
  };
  return messages[state];
}
