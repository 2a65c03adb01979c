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
  CHANGED_MIND: { name: 'I have changed my mind', about: 'Unused and in its carton, for a fee.' },
  BROKEN: { name: 'Something is broken or scratched', about: 'A photograph helps us most.' },
  WRONG: { name: 'It is not what I ordered', about: 'There is no fee.' },
  LATE: { name: 'It came too late', about: 'By more than a week. There is no fee.' },
};

/** Returns why a line cannot be returned for a change of mind. The API decides; this tells the user in advance. */
export function getChangedMindBlocker(
  { madeToOrder }: Pick<OrderLine, 'madeToOrder'>,
  { returnableUntil, now }: { returnableUntil: string | undefined; now: Date },
): string | undefined {
  if (madeToOrder) return 'It was built for you, and stays with you unless something is wrong with it.';
  if (returnableUntil === undefined || now <= new Date(returnableUntil)) return undefined;
  return `This was possible until ${formatLongDate(returnableUntil, now.toISOString())}.`;
}

const refusals: Readonly<Record<string, string>> = {
  TOO_LATE:
    'It was handed over too long ago to change one’s mind. If something is wrong with it, choose that.',
  MADE_TO_ORDER: 'What was built for you cannot go back, unless something is wrong with it.',
  QUANTITY: 'You have asked to give this back already. See how it stands on the page of your order.',
  NOT_DELIVERED: 'Only what was handed over can go back. Ring us if it should not come at all.',
  LINE_UNKNOWN: 'This order holds no such thing. Load the page anew.',
  FILE_UNKNOWN: 'We cannot find one of the photographs. Remove it and choose it once more.',
};

/** Returns the message for a rejected return. */
export function getReturnErrorMessage(failure: ApiFailure): string {
  if (failure.status === 401)
    return 'You have been signed out. Sign in, and send it again: what you wrote is kept.';
  const code = failure.body?.error.fields?.[0]?.code;
  return (
    (code && refusals[code]) ?? `${getFailureMessage(failure)} Nothing was asked twice: please try again.`
  );
}

/** Formats the status of a return. */
export function formatReturnState(state: SaleReturn['state']): string {
  const messages = {
    REQUESTED: 'We look at it and write to you.',
    APPROVED: 'We take it back, and ring you about the day.',
    REFUNDED: 'The money is on its way back.',
  };
  return messages[state];
}
