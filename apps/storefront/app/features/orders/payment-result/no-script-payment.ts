import { paymentMethod } from '@piri/contract/quote';
import { parseGuestOrderCookie } from '../../checkout/no-script/guest-order-cookie.ts';
import { parseOrCreateIdempotencyKey } from '../../checkout/no-script/no-script-form-values.ts';
import { readFormData } from '../../platform/requests/read-form-data.ts';
import { getOrderErrorMessage } from '../order/order-action-messages.ts';
import type { ShopLoadContext } from './load-guest-payment-result.ts';

/** The result of a payment form: the gateway to open or a problem. Neither is set if no gateway is needed. */
export interface NoScriptPaymentResult {
  bank?: { address: string; orderNumber: string };
  problem?: string;
}

/** Pays for an order without JavaScript. The cookie decides which order, not the address. */
export async function payWithoutScript(
  { api, shop }: ShopLoadContext,
  request: Request,
): Promise<NoScriptPaymentResult> {
  const sent = await readFormData(request);
  const guestOrder = parseGuestOrderCookie(request, shop.siteUrl);
  const method = paymentMethod.safeParse(sent.get('method'));
  if (!guestOrder || !method.success) return { problem: notOpen };
  const { invoiceId, guestToken } = guestOrder;
  const answer = await api.payAgain(
    { body: { invoiceId, paymentMethod: method.data } },
    { guestToken, idempotencyKey: parseOrCreateIdempotencyKey(sent) },
  );
  if (!answer.ok) return { problem: getOrderErrorMessage(answer) };
  const { redirectUrl, orderNumber } = answer.body;
  return redirectUrl === undefined ? {} : { bank: { address: redirectUrl, orderNumber } };
}

const notOpen = 'We can’t open this order in your browser any more. Call us with the order number to pay.';
