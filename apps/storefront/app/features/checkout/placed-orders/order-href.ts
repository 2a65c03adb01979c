import type { Order } from '@piri/contract/order';

/** Where one order stands, or one booking. */
export function orderHref({ kind, orderId }: Pick<Order, 'kind' | 'orderId'>): string {
  return `${kind === 'BOOKING' ? '/sales' : '/orders'}?${new URLSearchParams({ id: orderId })}`;
}
