import type { Order } from '@piri/contract/order';
import type { Quote } from '@piri/contract/quote';

/**
 * Adapts a quote to its kind of order: a booking has its own payment methods and no instalments; an order has no
 * booking terms, even if its item could be booked.
 */
export function toQuoteForOrderKind(kind: Order['kind'], { booking, ...quote }: Quote): Quote {
  if (kind === 'ORDER') return quote;
  return { ...quote, ...(booking && { booking }), payment: booking?.payment ?? [], instalments: [] };
}
