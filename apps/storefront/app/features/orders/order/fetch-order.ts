import type { Client } from '@piri/client';
import { toCartLine } from '@piri/contract/line-item';
import type { Order } from '@piri/contract/order';
import type { Sale } from '@piri/contract/sales';
import { create } from 'zustand';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import {
  type OrderRef,
  readGuestToken,
  savePlacedOrder,
} from '../../checkout/placed-orders/placed-orders.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { getFailureMessage } from '../../platform/errors/api-error-messages.ts';
import type { ApiFailure } from '../../platform/errors/api-errors.ts';
import { readLinkToken, removeLinkToken } from './order-link-token.ts';

/** The outcomes in the gateway's return address. They decide which endpoint is called, never what is shown. */
export const paymentOutcomes = ['success', 'failed', 'cancel', 'later'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/**
 * An order. Opened by its own id it includes the details for its owner; opened by its invoice it omits most of them.
 */
export type OrderWithDetails = Order &
  Partial<Pick<Sale, 'pin' | 'attachments' | 'returns' | 'returnableUntil'>>;

export type FetchOrderResult =
  /** `gatewayUnreachable`: the payment gateway did not respond. */
  | { at: 'order'; order: OrderWithDetails; gatewayUnreachable: boolean }
  /** The order does not exist, or the user has no access to it. */
  | { at: 'nowhere' }
  | { at: 'failed'; reason: string };

export interface FetchOrderOptions {
  name: OrderRef;
  visit: PaymentOutcome;
  signal: AbortSignal;
}

/** The API call as a store, so that stories can mock it. */
export const useOrderApi = create<{ read: typeof fetchOrder }>(() => ({ read: fetchOrder }));

/** The longest time that the page waits for the gateway before it shows the order as known. */
const patienceMs = 2_500;

/** Fetches an order that this browser has access to. A link from a mail grants access from then on. */
export async function* fetchOrder(
  shop: Pick<ShopConfig, 'channel'>,
  options: FetchOrderOptions,
): AsyncGenerator<FetchOrderResult> {
  const guestToken = readLinkToken();
  const guestTokenOption = guestToken === undefined ? readGuestTokenOption(options.name) : { guestToken };
  for await (const read of pollOrder(getBrowserClient(shop), options, guestTokenOption)) {
    if (guestToken !== undefined && read.at !== 'failed') {
      if (read.at === 'order') saveReadOrder(read.order, guestToken);
      removeLinkToken();
    }
    yield read;
  }
}

function saveReadOrder({ orderId, invoiceId, orderNumber, kind, lines }: Order, guestToken: string): void {
  savePlacedOrder({ orderId, invoiceId, orderNumber, kind, guestToken, lines: lines.map(toCartLine) });
}

type Api = Pick<Client, 'getCheckout' | 'getSale' | 'confirmCheckout' | 'failCheckout' | 'cancelCheckout'>;

/** Asks for the outcome of a payment, then reads the order. While the gateway is slow, it yields the order as known. */
export async function* pollOrder(
  api: Api,
  { name, visit, signal }: FetchOrderOptions,
  opens: { guestToken?: string },
): AsyncGenerator<FetchOrderResult> {
  const { by, value } = name;
  const owner = { signal, ...opens };
  const readOrder = async (gatewayUnreachable: boolean): Promise<FetchOrderResult> => {
    const answer = await (by === 'invoiceId'
      ? api.getCheckout({ query: { invoiceId: value } }, owner)
      : api.getSale({ query: { id: value } }, owner));
    if (!answer.ok) return toFetchOrderFailure(answer);
    if (by === 'orderId' || answer.body.payment.method !== 'PAY_LATER') {
      return { at: 'order', order: answer.body, gatewayUnreachable };
    }
    // Only the sale has the slips of a transfer.
    const sale = await api.getSale({ query: { id: answer.body.orderId } }, owner);
    return { at: 'order', order: sale.ok ? sale.body : answer.body, gatewayUnreachable };
  };
  if (visit === 'later') {
    yield await readOrder(false);
    return;
  }
  // The outcome of a payment is requested by invoice.
  const known = by === 'orderId' ? await readOrder(false) : undefined;
  if (known && known.at !== 'order') {
    yield known;
    return;
  }
  const request = { query: { invoiceId: known?.order.invoiceId ?? value } };
  const settle = { success: api.confirmCheckout, failed: api.failCheckout, cancel: api.cancelCheckout }[
    visit
  ];
  const settling = settle(request, owner);
  const settled = await Promise.race([settling, waitForTimeout()]);
  if (settled === 'late') yield await readOrder(false);
  const answer = await settling;
  yield answer.ok || answer.body?.error.code === 'GATEWAY_DOWN'
    ? await readOrder(!answer.ok)
    : toFetchOrderFailure(answer);
}

/** Returns the option of a request that gives a guest access to the order: the token, if this browser has one. */
export function readGuestTokenOption(name: OrderRef): { guestToken?: string } {
  const guestToken = readGuestToken(name);
  return guestToken === undefined ? {} : { guestToken };
}

function waitForTimeout(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, 'late'));
}

/** An invalid id, somebody else's order and an expired session all mean that there is no order here. */
export function toFetchOrderFailure(answer: ApiFailure): Exclude<FetchOrderResult, { at: 'order' }> {
  const { status = 0 } = answer;
  const isNowhere = [400, 401, 403, 404, 422].includes(status);
  return isNowhere ? { at: 'nowhere' } : { at: 'failed', reason: getFailureMessage(answer) };
}
