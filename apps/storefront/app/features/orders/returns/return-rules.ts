import { getLineKey } from '@piri/contract/line-item';
import type { OrderLine } from '@piri/contract/quote';
import type { Sale } from '@piri/contract/sales';
import { formatLongDate } from '../../platform/dates/dhaka-dates.ts';
import { formatReturnPeriodEnd, returnMessages } from './return-messages.ts';

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

/** Returns why a line cannot be returned for a change of mind. The API decides; this tells the user in advance. */
export function getChangedMindBlocker(
  { madeToOrder }: Pick<OrderLine, 'madeToOrder'>,
  { returnableUntil, now }: { returnableUntil: string | undefined; now: Date },
): string | undefined {
  if (madeToOrder) return returnMessages.madeToOrder;
  if (returnableUntil === undefined || now <= new Date(returnableUntil)) return undefined;
  return formatReturnPeriodEnd(formatLongDate(returnableUntil, now.toISOString()));
}
