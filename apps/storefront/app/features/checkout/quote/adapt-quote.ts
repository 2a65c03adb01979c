import type { Order } from '@piri/contract/order';
import type { Quote } from '@piri/contract/quote';

/**
 * A quote as it holds for what is done with it: a booking has ways to pay of its own, and is not paid by the month; an
 * order is not paid in advance because it could have been booked.
 */
export function adaptQuote(kind: Order['kind'], { booking, ...quote }: Quote): Quote {
  if (kind === 'ORDER') return quote;
  return { ...quote, ...(booking && { booking }), payment: booking?.payment ?? [], instalments: [] };
}
