import { newIdempotencyKey } from '@piri/client';
import { toCartLine } from '@piri/contract/line-item';
import type { AppLoadContext } from 'react-router-dom';
import { parseGuestCookie } from '../../checkout/no-script/guest-cookie.ts';
import type { PlacedOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { type OrderResult, type PaymentOutcome, pollOrder } from '../order/fetch-order.ts';

/** What a loader is given of the shop. */
export type Shopping = Pick<AppLoadContext, 'api' | 'shop'>;

/** What the server can tell somebody whose browser brings the cookie of this order along. */
export interface GuestOrderData {
  read: OrderResult;
  /** For a browser that runs scripts after all: from here on it opens the order by itself. */
  remember?: PlacedOrder;
  /** Under it the form of this page begins one payment, however often it is sent. */
  key: string;
}

/** Nothing for whoever has no such cookie, or comes for another order. */
export async function loadGuestOrder(
  { api, shop }: Shopping,
  request: Request,
  visit: PaymentOutcome,
): Promise<GuestOrderData | undefined> {
  const kept = parseGuestCookie(request, shop.siteUrl);
  if (!kept || kept.invoiceId !== new URL(request.url).searchParams.get('invoiceId')) return undefined;
  const { invoiceId, guestToken } = kept;
  const key = newIdempotencyKey();
  const { signal } = request;
  let read: OrderResult | undefined;
  const name = { by: 'invoiceId', value: invoiceId } as const;
  for await (const one of pollOrder(api, { name, visit, signal }, { guestToken })) read = one;
  if (read?.at !== 'order') return read && { read, key };
  const { orderId, orderNumber, lines } = read.order;
  return {
    read,
    key,
    remember: { orderId, invoiceId, orderNumber, guestToken, lines: lines.map(toCartLine) },
  };
}
