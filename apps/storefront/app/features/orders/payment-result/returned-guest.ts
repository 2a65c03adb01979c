import { newIdempotencyKey } from '@piri/client';
import { toCartLine } from '@piri/contract/line-item';
import type { AppLoadContext } from 'react-router-dom';
import { guestOrderIn } from '../../checkout/no-script/guest-cookie.ts';
import type { PlacedOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { type ReadOrder, readReturned, type Visit } from '../order/read-order.ts';

/** What a loader is given of the shop. */
export type Shopping = Pick<AppLoadContext, 'api' | 'shop'>;

/** What the server can tell somebody whose browser brings the cookie of this order along. */
export interface ReturnedGuest {
  read: ReadOrder;
  /** For a browser that runs scripts after all: from here on it opens the order by itself. */
  remember?: PlacedOrder;
  /** Under it the form of this page begins one payment, however often it is sent. */
  key: string;
}

/** Nothing for whoever has no such cookie, or comes for another order. */
export async function returnedGuest(
  { api, shop }: Shopping,
  request: Request,
  visit: Visit,
): Promise<ReturnedGuest | undefined> {
  const kept = guestOrderIn(request, shop.siteUrl);
  if (!kept || kept.invoiceId !== new URL(request.url).searchParams.get('invoiceId')) return undefined;
  const { invoiceId, guestToken } = kept;
  const key = newIdempotencyKey();
  const { signal } = request;
  let read: ReadOrder | undefined;
  const name = { by: 'invoiceId', value: invoiceId } as const;
  for await (const one of readReturned(api, { name, visit, signal }, { guestToken })) read = one;
  if (read?.at !== 'order') return read && { read, key };
  const { orderId, orderNumber, lines } = read.order;
  return {
    read,
    key,
    remember: { orderId, invoiceId, orderNumber, guestToken, lines: lines.map(toCartLine) },
  };
}
