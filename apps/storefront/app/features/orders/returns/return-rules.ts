import { getLineKey } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import type { ReturnReason, Sale, SaleReturn } from '@piri/contract/sales';
import { formatLongDate } from '../../platform/dates/dhaka-dates.ts';
import { type ApiFailure, getFailureMessage } from '../../platform/errors/api-errors.ts';

/** Returns the address where a return of the order is requested. */
export function getReturnHref(orderId: string): string {
  return `/return?${new URLSearchParams({ id: orderId })}`;
}

export interface ReturnableLine {
  line: OrderLine;
  /** The quantity without a return request. */
  left: number;
}

/** Returns the lines of an order that can still be returned. */
export function getReturnableLines({
  lines,
  returns = [],
}: {
  lines: readonly OrderLine[];
  returns?: Sale['returns'] | undefined;
}) {
  return lines.flatMap((line): ReturnableLine[] => {
    const asked = returns.filter((one) => getLineKey(one) === getLineKey(line));
    const left = line.quantity - asked.reduce((sum, { quantity }) => sum + quantity, 0);
    return left > 0 ? [{ line, left }] : [];
  });
}

export const returnReasonMessages: Readonly<Record<ReturnReason, { name: string; about: string }>> = {
  CHANGED_MIND: { name: 'I’ve changed my mind', about: 'Unused, in its packaging; a fee applies.' },
  BROKEN: { name: 'It’s damaged', about: 'A photo helps.' },
  WRONG: { name: 'It’s not what I ordered', about: 'No fee.' },
  LATE: { name: 'It arrived late', about: 'More than a week late. No fee.' },
};

/** Returns why a line cannot be returned for a change of mind. The API decides; this tells the user in advance. */
export function getChangedMindBlocker(
  { madeToOrder }: Pick<OrderLine, 'madeToOrder'>,
  { returnableUntil, now }: { returnableUntil: string | undefined; now: Date },
): string | undefined {
  if (madeToOrder) return 'It was made to order, so it can only be returned if something is wrong with it.';
  if (returnableUntil === undefined || now <= new Date(returnableUntil)) return undefined;
  return `The return period ended on ${formatLongDate(returnableUntil, now.toISOString())}.`;
}

const refusals: Readonly<Record<string, string>> = {
  TOO_LATE: 'The return period has ended. If something is wrong with it, choose that instead.',
  MADE_TO_ORDER: 'It was made to order, so it can only be returned if something is wrong with it.',
  QUANTITY: 'You’ve already requested this return. See its status on your order’s page.',
  NOT_DELIVERED: 'This order hasn’t been delivered yet. Call us if you’d like to cancel it.',
  LINE_UNKNOWN: 'That item isn’t in this order. Please reload the page.',
  FILE_UNKNOWN: 'We can’t find one of the photos. Remove it and choose it again.',
};

/** Returns the message for a rejected return. */
export function getReturnErrorMessage(failure: ApiFailure): string {
  if (failure.status === 401)
    return 'You’ve been signed out. Sign in and send it again: everything you’ve typed is saved.';
  const code = failure.body?.error.fields?.[0]?.code;
  return (code && refusals[code]) ?? `${getFailureMessage(failure)} It’s safe to try again.`;
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
