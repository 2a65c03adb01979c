import { newIdempotencyKey } from '@piri/client';
import type { CartLine } from '@piri/contract/cart-lines';
import { type WrongBoxes, wrongBoxes } from '../form/checkout-rules.ts';
import type { CheckoutValues } from '../form/checkout-values.ts';
import { orderOf, type Place } from '../form/checkout-wish.ts';
import { type Outcome, understandOrder } from '../submit/understand-order.ts';
import { type PlaceList, placeLists } from './place-step.ts';
import { confirmPlainCode, mobileTokenIn, sendPlainCode, sentCodeIn } from './plain-mobile-code.ts';
import type { Filled, PlacedOrder, PlainApi, PlainForm } from './plain-order.ts';
import { orderedBy, reckoned, withCouponProblem } from './quote-plain-form.ts';

/**
 * Places the order under the key that came with the form: sent twice, it is placed once. Where nothing was ordered, what
 * is sent next is another attempt and gets a key of its own; where nobody knows, it stays the same.
 */
export async function placed(
  api: PlainApi,
  lines: CartLine[],
  { answers, step }: Filled,
  usual: Place | undefined,
): Promise<PlacedOrder | PlainForm> {
  const { values, agreed, key, coupon } = answers;
  const isToldOf = coupon === answers.refusedCoupon;
  const sent = isToldOf ? { ...answers, coupon: '' } : answers;
  const told = await reckoned(api, lines, { answers: sent, step }, usual);
  const form = { ...told, answers: { ...told.answers, coupon }, ...sentCodeIn(answers) };
  const wrong = {
    ...wrongBoxesUpTo(step.next, values),
    ...(values.paymentMethod === '' && { paymentMethod: chooseOne }),
  };
  if (Object.keys(wrong).length > 0) return { ...form, wrong: { ...form.wrong, ...wrong } };
  const { paymentMethod } = values;
  if (paymentMethod === '') return form;
  const code = await confirmPlainCode(api, form.answers);
  if (code.mobileCode) return { ...form, ...code };
  const confirmed = code.answers;
  // Also with a coupon that the quote refuses: it may be the order sent before under this key that has used it.
  const body = orderOf(values, { ...orderedBy(lines, sent), paymentMethod }, agreed);
  const outcome = readAnswer(
    await api.placeOrder({ body }, { idempotencyKey: key, ...mobileTokenIn(confirmed) }),
  );
  if (outcome.kind === 'placed') return outcome;
  const mayStand = outcome.kind === 'lost' || outcome.kind === 'gatewayDown' || outcome.kind === 'busy';
  const next = { ...form, answers: mayStand ? confirmed : { ...confirmed, key: newIdempotencyKey() } };
  if (outcome.kind === 'confirmMobile') return { ...next, ...(await sendPlainCode(api, next.answers)) };
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
function wrongBoxesUpTo(next: PlaceList | undefined, values: CheckoutValues): WrongBoxes {
  const later = next === undefined ? [] : placeLists.slice(placeLists.indexOf(next) + 1);
  const wrong = Object.entries(wrongBoxes(values)).filter(([name]) => !later.some((list) => list === name));
  return Object.fromEntries(wrong);
}

/** A key that came back with other answers in the form: what was sent first may stand, and is not ordered once more. */
function readAnswer(result: Parameters<typeof understandOrder>[0]): Outcome {
  const isReused = !result.ok && result.body?.error.code === 'IDEMPOTENCY_KEY_REUSED';
  return isReused ? { kind: 'lost' } : understandOrder(result);
}

const chooseOne = 'Choose a way to pay.';
const lookAgain = 'Please look at this again: the shop could not take it like this.';
