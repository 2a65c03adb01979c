import type { Client } from '@piri/client';
import { toCartLine } from '@piri/contract/line-item';
import type { Order } from '@piri/contract/order';
import type { Sale } from '@piri/contract/sales';
import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getGuestToken, type OrderRef, savePlacedOrder } from '../../checkout/placed-orders/placed-orders.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import { type Failure, getFailureMessage } from '../../platform/errors/api-errors.ts';
import { readLinkToken, removeLinkToken } from './order-link-token.ts';

/** By which address somebody came back. It decides what the shop is asked, never what is shown. */
export const outcomes = ['success', 'failed', 'cancel', 'later'] as const;
export type PaymentOutcome = (typeof outcomes)[number];

/** Opened by its own id it comes with what only its owner has to do with it, by its invoice without most of it. */
export type OrderDetails = Order & Partial<Pick<Sale, 'pin' | 'attachments' | 'returns' | 'returnableUntil'>>;

export type OrderResult =
  /** `silent`: whoever takes the money could not be asked just now. */
  | { at: 'order'; order: OrderDetails; silent: boolean }
  /** There is no such order, or it is somebody else's. */
  | { at: 'nowhere' }
  | { at: 'failed'; reason: string };

export interface FetchOrderOptions {
  name: OrderRef;
  visit: PaymentOutcome;
  signal: AbortSignal;
}

/** Where stories put in what they show. */
export const useOrderFetcher = create<{ read: typeof fetchOrder }>(() => ({ read: fetchOrder }));

/** Longer than this nobody looks at a page without their order on it. */
const patienceMs = 2_500;

/** The order of this browser's own. One that a link opens is its own from then on. */
export async function* fetchOrder(
  shop: Pick<ShopConfig, 'channel'>,
  returned: FetchOrderOptions,
): AsyncGenerator<OrderResult> {
  const guestToken = readLinkToken();
  const opens = guestToken === undefined ? getAccessHeaders(returned.name) : { guestToken };
  for await (const read of pollOrder(browserClient(shop), returned, opens)) {
    if (guestToken !== undefined && read.at !== 'failed') {
      if (read.at === 'order') rememberRead(read.order, guestToken);
      removeLinkToken();
    }
    yield read;
  }
}

function rememberRead({ orderId, invoiceId, orderNumber, kind, lines }: Order, guestToken: string): void {
  savePlacedOrder({ orderId, invoiceId, orderNumber, kind, guestToken, lines: lines.map(toCartLine) });
}

type Api = Pick<Client, 'getCheckout' | 'getSale' | 'confirmCheckout' | 'failCheckout' | 'cancelCheckout'>;

/** Asks what became of a payment, then how the order stands. While the bank takes its time, what is known is shown. */
export async function* pollOrder(
  api: Api,
  { name, visit, signal }: FetchOrderOptions,
  opens: { guestToken?: string },
): AsyncGenerator<OrderResult> {
  const { by, value } = name;
  const owner = { signal, ...opens };
  const look = async (silent: boolean): Promise<OrderResult> => {
    const answer = await (by === 'invoiceId'
      ? api.getCheckout({ query: { invoiceId: value } }, owner)
      : api.getSale({ query: { id: value } }, owner));
    if (!answer.ok) return toFetchError(answer);
    if (by === 'orderId' || answer.body.payment.method !== 'PAY_LATER') {
      return { at: 'order', order: answer.body, silent };
    }
    // The slips of a transfer stand with the sale alone.
    const sale = await api.getSale({ query: { id: answer.body.orderId } }, owner);
    return { at: 'order', order: sale.ok ? sale.body : answer.body, silent };
  };
  if (visit === 'later') {
    yield await look(false);
    return;
  }
  // A payment is asked after by its invoice.
  const known = by === 'orderId' ? await look(false) : undefined;
  if (known && known.at !== 'order') {
    yield known;
    return;
  }
  const asked = { query: { invoiceId: known?.order.invoiceId ?? value } };
  const settle = { success: api.confirmCheckout, failed: api.failCheckout, cancel: api.cancelCheckout }[
    visit
  ];
  const settling = settle(asked, owner);
  const settled = await Promise.race([settling, lateness()]);
  if (settled === 'late') yield await look(false);
  const answer = await settling;
  yield answer.ok || answer.body?.error.code === 'GATEWAY_DOWN'
    ? await look(!answer.ok)
    : toFetchError(answer);
}

/** What opens an order to whoever has no account. */
export function getAccessHeaders(name: OrderRef): { guestToken?: string } {
  const guestToken = getGuestToken(name);
  return guestToken === undefined ? {} : { guestToken };
}

function lateness(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, 'late'));
}

/** A name that is none, somebody else's and a session that has ended all mean: not here. */
export function toFetchError(answer: Failure): Exclude<OrderResult, { at: 'order' }> {
  const { status = 0 } = answer;
  const isNowhere = [400, 401, 403, 404, 422].includes(status);
  return isNowhere ? { at: 'nowhere' } : { at: 'failed', reason: getFailureMessage(answer) };
}
