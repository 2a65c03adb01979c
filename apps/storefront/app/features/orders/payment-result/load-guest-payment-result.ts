import { createIdempotencyKey } from '@piri/client';
import { toCartLine } from '@piri/contract/line-item';
import type { AppLoadContext } from 'react-router-dom';
import { parseGuestOrderCookie } from '../../checkout/no-script/guest-order-cookie.ts';
import type { StoredPlacedOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { type FetchOrderResult, type PaymentOutcome, pollOrder } from '../order/fetch-order.ts';

/** The part of the load context that the loader needs. */
export type ShopLoadContext = Pick<AppLoadContext, 'api' | 'shop'>;

/** What the server renders for a browser with the cookie of this order. */
export interface GuestPaymentResultData {
  read: FetchOrderResult;
  /** For a browser that runs scripts after all: it stores this and opens the order by itself from then on. */
  remember?: StoredPlacedOrder;
  /** The idempotency key of the payment form: it starts one payment, however often it is sent. */
  key: string;
}

/** Returns `undefined` without a cookie for the requested order. */
export async function loadGuestPaymentResult(
  { api, shop }: ShopLoadContext,
  request: Request,
  visit: PaymentOutcome,
): Promise<GuestPaymentResultData | undefined> {
  const guestOrder = parseGuestOrderCookie(request, shop.siteUrl);
  if (!guestOrder || guestOrder.invoiceId !== new URL(request.url).searchParams.get('invoiceId'))
    return undefined;
  const { invoiceId, guestToken } = guestOrder;
  const key = createIdempotencyKey();
  const { signal } = request;
  let read: FetchOrderResult | undefined;
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
