import { paymentMethod } from '@piri/contract/quote';
import { guestOrderIn } from '../../checkout/no-script/guest-cookie.ts';
import { keyIn } from '../../checkout/no-script/plain-answers.ts';
import { refusalOf } from '../../platform/errors/failures.ts';
import { sentForm } from '../../platform/requests/sent-form.ts';
import type { Shopping } from './returned-guest.ts';

/** What came of a form that pays for an order once more: the way to the bank, or why not; nothing where it needs none. */
export interface PaidPlainly {
  bank?: { address: string; orderNumber: string };
  problem?: string;
}

/** For whoever has no JavaScript: the order is the one that the cookie opens, however the address is written. */
export async function payPlainly({ api, shop }: Shopping, request: Request): Promise<PaidPlainly> {
  const sent = await sentForm(request);
  const kept = guestOrderIn(request, shop.siteUrl);
  const method = paymentMethod.safeParse(sent.get('method'));
  if (!kept || !method.success) return { problem: notOpen };
  const { invoiceId, guestToken } = kept;
  const answer = await api.payAgain(
    { body: { invoiceId, paymentMethod: method.data } },
    { guestToken, idempotencyKey: keyIn(sent) },
  );
  if (!answer.ok) return { problem: refusalOf(answer) };
  const { redirectUrl, orderNumber } = answer.body;
  return redirectUrl === undefined ? {} : { bank: { address: redirectUrl, orderNumber } };
}

const notOpen =
  'This browser cannot open the order any more. Ring us with its number, and we take the payment.';
