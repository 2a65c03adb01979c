import { newIdempotencyKey } from '@piri/client';
import type { CartLine } from '@piri/contract/cart-lines';
import { type AreaPath, buildOrderRequest } from '../form/build-order-request.ts';
import { type FieldErrors, validateCheckout } from '../form/checkout-validation.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { type OrderOutcome, parseOrderResult } from '../submit/parse-order-result.ts';
import { type AreaList, areaLists } from './area-step.ts';
import {
  confirmNoScriptCode,
  parseMobileToken,
  parseSentCode,
  sendNoScriptCode,
} from './no-script-mobile-code.ts';
import type { Filled, NoScriptForm, PlacedOrder, PlainApi } from './no-script-order.ts';
import { getCustomer, quoteForm, withCouponProblem } from './quote-no-script-form.ts';

/**
 * Places the order under the key that came with the form: sent twice, it is placed once. Where nothing was ordered, what
 * is sent next is another attempt and gets a key of its own; where nobody knows, it stays the same.
 */
export async function placeNoScriptOrder(
  api: PlainApi,
  lines: CartLine[],
  { answers, step }: Filled,
  usual: AreaPath | undefined,
): Promise<PlacedOrder | NoScriptForm> {
  const { values, agreed, key, coupon } = answers;
  const isToldOf = coupon === answers.refusedCoupon;
  const sent = isToldOf ? { ...answers, coupon: '' } : answers;
  const told = await quoteForm(api, lines, { answers: sent, step }, usual);
  const form = { ...told, answers: { ...told.answers, coupon }, ...parseSentCode(answers) };
  const wrong = {
    ...wrongBoxesUpTo(step.next, values),
    ...(values.paymentMethod === '' && { paymentMethod: chooseOne }),
  };
  if (Object.keys(wrong).length > 0) return { ...form, wrong: { ...form.wrong, ...wrong } };
  const { paymentMethod } = values;
  if (paymentMethod === '') return form;
  const code = await confirmNoScriptCode(api, form.answers);
  if (code.mobileCode) return { ...form, ...code };
  const confirmed = code.answers;
  // Also with a coupon that the quote refuses: it may be the order sent before under this key that has used it.
  const body = buildOrderRequest(values, { ...getCustomer(lines, sent), paymentMethod }, agreed);
  const outcome = readAnswer(
    await api.placeOrder({ body }, { idempotencyKey: key, ...parseMobileToken(confirmed) }),
  );
  if (outcome.kind === 'placed') return outcome;
  const mayStand = outcome.kind === 'lost' || outcome.kind === 'gatewayDown' || outcome.kind === 'busy';
  const next = { ...form, answers: mayStand ? confirmed : { ...confirmed, key: newIdempotencyKey() } };
  if (outcome.kind === 'confirmMobile') return { ...next, ...(await sendNoScriptCode(api, next.answers)) };
  if (outcome.kind === 'boxes') {
    return { ...next, wrong: Object.fromEntries(outcome.names.map((name) => [name, lookAgain])) };
  }
  const quote = 'quote' in outcome && outcome.quote ? outcome.quote : form.quote;
  if (outcome.kind !== 'coupon') return { ...next, outcome, ...(quote && { quote }) };
  const counted = form.quote?.coupon?.valid === true;
  const refused = withCouponProblem(next, outcome.reason);
  return { ...refused, ...(counted && { outcome }), ...(quote && { quote }) };
}

/** Only the list that is next can be chosen from: those after it are not there yet. */
function wrongBoxesUpTo(next: AreaList | undefined, values: CheckoutValues): FieldErrors {
  const later = next === undefined ? [] : areaLists.slice(areaLists.indexOf(next) + 1);
  const wrong = Object.entries(validateCheckout(values)).filter(
    ([name]) => !later.some((list) => list === name),
  );
  return Object.fromEntries(wrong);
}

/** A key that came back with other answers in the form: what was sent first may stand, and is not ordered once more. */
function readAnswer(result: Parameters<typeof parseOrderResult>[0]): OrderOutcome {
  const isReused = !result.ok && result.body?.error.code === 'IDEMPOTENCY_KEY_REUSED';
  return isReused ? { kind: 'lost' } : parseOrderResult(result);
}

const chooseOne = 'Choose a way to pay.';
const lookAgain = 'Please look at this again: the shop could not take it like this.';
