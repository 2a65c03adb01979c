import { createClient } from '@piri/client';
import type { Shop } from '../../../server/shop.ts';
import { browserClient } from '../../browser-client.ts';
import type { Attempt } from './attempt.ts';
import type { QuoteWish } from './checkout-wish.ts';

type Asked = Pick<Shop, 'channel'>;

export function askQuote(shop: Asked, body: QuoteWish, signal: AbortSignal) {
  return browserClient(shop).quoteCheckout({ body }, { signal });
}

/**
 * Sends an order under its key. One that a guest has sent is sent again as a guest's, whoever is signed in by now: as a
 * customer's it would be another order.
 */
export function sendOrder(shop: Asked, { order, key, sentBy }: Attempt) {
  const client =
    sentBy === '' ? createClient({ baseUrl: location.origin, ...shop.channel }) : browserClient(shop);
  return client.placeOrder({ body: order }, { idempotencyKey: key });
}
