import type { Client, Result } from '@piri/client';
import type { Order } from '@piri/contract/order';
import type { FindOrderValues } from './find-order-rules.ts';

/** An order and what opens it from now on. */
export interface FoundOrder {
  order: Order;
  guestToken: string;
}

/** Opens an order by its two numbers, and reads it. */
export async function lookUpOrder(
  api: Pick<Client, 'findOrder' | 'getCheckout'>,
  body: FindOrderValues,
): Promise<Result<FoundOrder>> {
  const found = await api.findOrder({ body });
  if (!found.ok) return found;
  const { invoiceId, guestToken } = found.body;
  const read = await api.getCheckout({ query: { invoiceId } }, { guestToken });
  return read.ok ? { ...read, body: { order: read.body, guestToken } } : read;
}
