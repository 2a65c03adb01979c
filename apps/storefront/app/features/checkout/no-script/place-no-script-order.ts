import { createIdempotencyKey } from '@piri/client';
import type { CartLine } from '@piri/contract/cart-lines';
import { type AreaPath, buildOrderRequest } from '../form/build-order-request.ts';
import { checkoutFieldMessages } from '../form/checkout-field-messages.ts';
import { type CheckoutFieldErrors, validateCheckout } from '../form/checkout-validation.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { type OrderOutcome, parseOrderResult } from '../submit/parse-order-result.ts';
import { type AreaLevel, areaLevels } from './area-selection.ts';
import {
  confirmNoScriptCode,
  getSentCodeState,
  sendNoScriptCode,
  toMobileTokenOption,
} from './no-script-mobile-code.ts';
import type {
  NoScriptCheckoutApi,
  NoScriptFormState,
  PlacedOrderOutcome,
  UnquotedNoScriptFormState,
} from './no-script-order.ts';
import { quoteNoScriptForm, toOrderContents, withCouponProblem } from './quote-no-script-form.ts';

/**
 * Places the order under the key in the form, so that a form sent twice places one order. If nothing was ordered, the
 * next attempt gets a new key; if the outcome is unknown, it keeps the key.
 */
export async function placeNoScriptOrder(
  api: NoScriptCheckoutApi,
  lines: CartLine[],
  { answers, areaSelection }: UnquotedNoScriptFormState,
  usual: AreaPath | undefined,
): Promise<PlacedOrderOutcome | NoScriptFormState> {
  const { values, agreed, key, coupon } = answers;
  const isCouponReported = coupon === answers.refusedCoupon;
  const sent = isCouponReported ? { ...answers, coupon: '' } : answers;
  const quoted = await quoteNoScriptForm(api, lines, { answers: sent, areaSelection }, usual);
  const form = { ...quoted, answers: { ...quoted.answers, coupon }, ...getSentCodeState(answers) };
  const wrong = {
    ...getFieldErrorsUpTo(areaSelection.next, values),
    ...(values.paymentMethod === '' && { paymentMethod: checkoutFieldMessages.paymentMethodMissing }),
  };
  if (Object.keys(wrong).length > 0) return { ...form, wrong: { ...form.wrong, ...wrong } };
  const { paymentMethod } = values;
  if (paymentMethod === '') return form;
  const code = await confirmNoScriptCode(api, form.answers);
  if (code.mobileCode) return { ...form, ...code };
  const confirmed = code.answers;
  // Send the coupon even if the quote refuses it: the order sent before under this key may be the one that used it.
  const body = buildOrderRequest(values, { ...toOrderContents(lines, sent), paymentMethod }, agreed);
  const outcome = toOrderOutcome(
    await api.placeOrder({ body }, { idempotencyKey: key, ...toMobileTokenOption(confirmed) }),
  );
  if (outcome.kind === 'placed') return outcome;
  const mayStand = outcome.kind === 'lost' || outcome.kind === 'gatewayDown' || outcome.kind === 'busy';
  const next = { ...form, answers: mayStand ? confirmed : { ...confirmed, key: createIdempotencyKey() } };
  if (outcome.kind === 'confirmMobile') return { ...next, ...(await sendNoScriptCode(api, next.answers)) };
  if (outcome.kind === 'fields') {
    return {
      ...next,
      wrong: Object.fromEntries(outcome.names.map((name) => [name, checkoutFieldMessages.rejected])),
    };
  }
  const quote = 'quote' in outcome && outcome.quote ? outcome.quote : form.quote;
  if (outcome.kind !== 'coupon') return { ...next, outcome, ...(quote && { quote }) };
  const counted = form.quote?.coupon?.valid === true;
  const refused = withCouponProblem(next, outcome.reason);
  return { ...refused, ...(counted && { outcome }), ...(quote && { quote }) };
}

/** Only the next list can be selected from. The lists after it do not exist yet, so their errors are dropped. */
function getFieldErrorsUpTo(next: AreaLevel | undefined, values: CheckoutValues): CheckoutFieldErrors {
  const later = next === undefined ? [] : areaLevels.slice(areaLevels.indexOf(next) + 1);
  const wrong = Object.entries(validateCheckout(values)).filter(
    ([name]) => !later.some((list) => list === name),
  );
  return Object.fromEntries(wrong);
}

/** A key that was reused with another body: the first order may have been placed, so it is not placed again. */
function toOrderOutcome(result: Parameters<typeof parseOrderResult>[0]): OrderOutcome {
  const isReused = !result.ok && result.body?.error.code === 'IDEMPOTENCY_KEY_REUSED';
  return isReused ? { kind: 'lost' } : parseOrderResult(result);
}
