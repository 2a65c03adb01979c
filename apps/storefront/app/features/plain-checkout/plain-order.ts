import { type Client, newIdempotencyKey } from '@piri/client';
import type { CartLine } from '@piri/contract/cart-lines';
import type { CouponReason } from '@piri/contract/coupons';
import type { Quote } from '@piri/contract/quote';
import { couponWords } from '../cart/coupon-words.ts';
import { type CheckoutPageData, loadCheckoutPage } from '../checkout/checkout-page-data.ts';
import { type WrongBoxes, wrongBoxes } from '../checkout/checkout-rules.ts';
import { type Ordered, orderOf, type Place, quoteWish } from '../checkout/checkout-wish.ts';
import { type Outcome, understandOrder } from '../checkout/understand-order.ts';
import { type QuoteTrouble, understandQuote } from '../checkout/understand-quote.ts';
import { placeAmong } from '../checkout/use-places.ts';
import { usualPlace } from '../delivery/delivery-place.ts';
import { blankAnswers, type PlainAnswers } from './plain-answers.ts';

/** One form with what came of it so far, as the server shows it. */
export interface PlainForm {
  answers: PlainAnswers;
  quote?: Quote;
  trouble?: QuoteTrouble;
  wrong?: WrongBoxes & { coupon?: string };
  /** Why it was not placed. */
  outcome?: NotPlaced;
}

/** The places of a district, by their names. */
export interface District extends Pick<Place, 'division' | 'district'> {
  names: string[];
}

export type NotPlaced = Exclude<Outcome, { kind: 'placed' | 'boxes' }>;

export interface PlainCheckoutData extends CheckoutPageData {
  lines: CartLine[];
  /** Undefined while the shop could not say where it delivers, or where nothing is ordered here. */
  places?: District[];
  form?: PlainForm;
  /** The address asked for more than a line holds, and got as many as it does. */
  isLimited?: boolean;
}

type Api = Pick<Client, 'getGeo' | 'listOutlets' | 'quoteCheckout' | 'placeOrder'>;

/** The page of somebody who wants these: reckoned for the place most of our visitors live in, until another is chosen. */
export async function openPlainCheckout(api: Client, lines: CartLine[]): Promise<PlainCheckoutData> {
  if (lines.length === 0) return { ...(await loadCheckoutPage(api)), lines };
  const [page, geo] = await Promise.all([loadCheckoutPage(api), api.getGeo()]);
  if (!geo.ok) return { ...page, lines };
  const places = geo.body.divisions.flatMap(({ name: division, districts }) =>
    districts.map(({ name: district, thanas, upazilas }) => {
      return { division, district, names: [...thanas, ...upazilas].map(({ name }) => name) };
    }),
  );
  const form = await reckoned(api, lines, blankAnswers(), placeAmong(geo.body, usualPlace));
  return { ...page, lines, places, form };
}

/** What a form comes to as it is filled in. Nothing is ordered. */
export async function reckoned(
  api: Pick<Api, 'quoteCheckout'>,
  lines: CartLine[],
  answers: PlainAnswers,
  usual?: Place,
): Promise<PlainForm> {
  const body = quoteWish(answers.values, orderedBy(lines, answers), usual);
  const result = await api.quoteCheckout({ body });
  const answer = understandQuote(result);
  if ('trouble' in answer) return { answers, trouble: answer.trouble };
  const { quote } = answer;
  const form = { answers, quote };
  return quote.coupon?.valid === false ? withCouponProblem(form, quote.coupon.reason) : form;
}

/** A coupon that does not count is told of beside its box, and does not keep the order from being sent without it. */
function withCouponProblem(form: PlainForm, reason: CouponReason | null | undefined): PlainForm {
  const { answers, wrong } = form;
  return {
    ...form,
    answers: { ...answers, refusedCoupon: answers.coupon },
    wrong: { ...wrong, coupon: couponWords[reason ?? 'NOT_VALID'] },
  };
}

/**
 * Places the order under the key that came with the form: sent twice, it is placed once. Where nothing was ordered, what
 * is sent next is another attempt and gets a key of its own; where nobody knows, it stays the same.
 */
export async function placed(
  api: Api,
  lines: CartLine[],
  answers: PlainAnswers,
): Promise<Extract<Outcome, { kind: 'placed' }> | PlainForm> {
  const { values, agreed, key, coupon } = answers;
  const isToldOf = coupon === answers.refusedCoupon;
  const sent = isToldOf ? { ...answers, coupon: '' } : answers;
  const told = await reckoned(api, lines, sent);
  const form = { ...told, answers: { ...told.answers, coupon } };
  const wrong = { ...wrongBoxes(values), ...(values.paymentMethod === '' && { paymentMethod: chooseOne }) };
  if (Object.keys(wrong).length > 0) return { ...form, wrong: { ...form.wrong, ...wrong } };
  const { paymentMethod } = values;
  if (paymentMethod === '') return form;
  // Also with a coupon that the quote refuses: it may be the order sent before under this key that has used it.
  const body = orderOf(values, { ...orderedBy(lines, sent), paymentMethod }, agreed);
  const outcome = readAnswer(await api.placeOrder({ body }, { idempotencyKey: key }));
  if (outcome.kind === 'placed') return outcome;
  const mayStand = outcome.kind === 'lost' || outcome.kind === 'gatewayDown' || outcome.kind === 'busy';
  const next = { ...form, answers: mayStand ? form.answers : { ...form.answers, key: newIdempotencyKey() } };
  if (outcome.kind === 'boxes') {
    return { ...next, wrong: Object.fromEntries(outcome.names.map((name) => [name, lookAgain])) };
  }
  const quote = 'quote' in outcome && outcome.quote ? outcome.quote : form.quote;
  if (outcome.kind !== 'coupon') return { ...next, outcome, ...(quote && { quote }) };
  const counted = form.quote?.coupon?.valid === true;
  const refused = withCouponProblem(next, outcome.reason);
  return { ...refused, ...(counted && { outcome }), ...(quote && { quote }) };
}

/** A key that came back with other answers in the form: what was sent first may stand, and is not ordered once more. */
function readAnswer(result: Parameters<typeof understandOrder>[0]): Outcome {
  const isReused = !result.ok && result.body?.error.code === 'IDEMPOTENCY_KEY_REUSED';
  return isReused ? { kind: 'lost' } : understandOrder(result);
}

function orderedBy(lines: readonly CartLine[], { coupon, values }: PlainAnswers): Ordered {
  return {
    lines,
    couponCode: coupon === '' ? undefined : coupon,
    paymentMethod: values.paymentMethod || undefined,
  };
}

const chooseOne = 'Choose a way to pay.';
const lookAgain = 'Please look at this again: the shop could not take it like this.';
