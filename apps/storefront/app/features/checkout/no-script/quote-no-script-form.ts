import type { CartLine } from '@piri/contract/cart-lines';
import type { CouponRejectionReason } from '@piri/contract/coupons';
import { couponRejectionMessages } from '../../cart/pricing/coupon-rejection-messages.ts';
import { type AreaPath, buildQuoteRequest, type OrderContents } from '../form/build-order-request.ts';
import { parseQuoteResult } from '../quote/parse-quote-result.ts';
import type { NoScriptFormValues } from './no-script-form-values.ts';
import type { NoScriptCheckoutApi, NoScriptFormState, UnquotedNoScriptFormState } from './no-script-order.ts';

/** Requests a quote for the form without ordering. `usual` is the area to use until one is selected. */
export async function quoteNoScriptForm(
  api: Pick<NoScriptCheckoutApi, 'quoteCheckout'>,
  lines: CartLine[],
  filled: UnquotedNoScriptFormState,
  usual: AreaPath | undefined,
): Promise<NoScriptFormState> {
  const { answers } = filled;
  const body = buildQuoteRequest(answers.values, toOrderContents(lines, answers), usual);
  const outcome = parseQuoteResult(await api.quoteCheckout({ body }));
  if ('error' in outcome) return { ...filled, error: outcome.error };
  const { quote } = outcome;
  const form = { ...filled, quote };
  return quote.coupon?.valid === false ? withCouponProblem(form, quote.coupon.reason) : form;
}

/** Reports an invalid coupon at its field, without preventing an order without it. */
export function withCouponProblem(
  form: NoScriptFormState,
  reason: CouponRejectionReason | null | undefined,
): NoScriptFormState {
  const { answers, wrong } = form;
  return {
    ...form,
    answers: { ...answers, refusedCoupon: answers.coupon },
    wrong: { ...wrong, coupon: couponRejectionMessages[reason ?? 'NOT_VALID'] },
  };
}

export function toOrderContents(
  lines: readonly CartLine[],
  { coupon, values }: NoScriptFormValues,
): OrderContents {
  return {
    lines,
    couponCode: coupon === '' ? undefined : coupon,
    paymentMethod: values.paymentMethod || undefined,
  };
}
