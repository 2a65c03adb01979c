import type { Client, Result } from '@piri/client';
import type { Order } from '@piri/contract/order';
import type { OrderLookupValues } from './order-lookup-validation.ts';

/** An order and the token that gives access to it from now on. */
export interface FoundOrder {
  order: Order;
  guestToken: string;
}

/**
 * Finds an order by its order number and mobile, and reads it. If this browser already has a token, it uses that one,
 * since a look-up gives less access.
 */
export async function lookUpOrder(
  api: Pick<Client, 'findOrder' | 'getCheckout'>,
  body: OrderLookupValues,
  knownTokenOf: (invoiceId: string) => string | undefined,
): Promise<Result<FoundOrder>> {
  const found = await api.findOrder({ body });
  if (!found.ok) return found;
  const { invoiceId, guestToken } = found.body;
  const known = knownTokenOf(invoiceId);
  if (known !== undefined) {
    const own = await api.getCheckout({ query: { invoiceId } }, { guestToken: known });
    if (own.ok) return { ...own, body: { order: own.body, guestToken: known } };
  }
  const read = await api.getCheckout({ query: { invoiceId } }, { guestToken });
  return read.ok ? { ...read, body: { order: read.body, guestToken } } : read;
}
