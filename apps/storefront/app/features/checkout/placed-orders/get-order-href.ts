import type { Order } from '@piri/contract/order';

/** Returns the address of an order or a booking. */
export function getOrderHref({ kind, orderId }: Pick<Order, 'kind' | 'orderId'>): string {
  return `${kind === 'BOOKING' ? '/sales' : '/orders'}?${new URLSearchParams({ id: orderId })}`;
}
