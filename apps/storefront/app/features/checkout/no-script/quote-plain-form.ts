import type { CartLine } from '@piri/contract/cart-lines';
import type { CouponReason } from '@piri/contract/coupons';
import { couponWords } from '../../cart/pricing/coupon-words.ts';
import { type Ordered, type Place, quoteWish } from '../form/checkout-wish.ts';
import { understandQuote } from '../quote/understand-quote.ts';
import type { PlainAnswers } from './plain-answers.ts';
import type { Filled, PlainApi, PlainForm } from './plain-order.ts';

/** What a form comes to as it is filled in. Nothing is ordered. `usual` stands for the place until one is chosen. */
export async function reckoned(
  api: Pick<PlainApi, 'quoteCheckout'>,
  lines: CartLine[],
  filled: Filled,
  usual: Place | undefined,
): Promise<PlainForm> {
  const { answers } = filled;
  const body = quoteWish(answers.values, orderedBy(lines, answers), usual);
  const answer = understandQuote(await api.quoteCheckout({ body }));
  if ('trouble' in answer) return { ...filled, trouble: answer.trouble };
  const { quote } = answer;
  const form = { ...filled, quote };
  return quote.coupon?.valid === false ? withCouponProblem(form, quote.coupon.reason) : form;
}

/** A coupon that does not count is told of beside its box, and does not keep the order from being sent without it. */
export function withCouponProblem(form: PlainForm, reason: CouponReason | null | undefined): PlainForm {
  const { answers, wrong } = form;
  return {
    ...form,
    answers: { ...answers, refusedCoupon: answers.coupon },
    wrong: { ...wrong, coupon: couponWords[reason ?? 'NOT_VALID'] },
  };
}

export function orderedBy(lines: readonly CartLine[], { coupon, values }: PlainAnswers): Ordered {
  return {
    lines,
    couponCode: coupon === '' ? undefined : coupon,
    paymentMethod: values.paymentMethod || undefined,
  };
}
