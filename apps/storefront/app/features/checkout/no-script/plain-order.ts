import type { Client } from '@piri/client';
import type { CartLine } from '@piri/contract/cart-lines';
import type { Quote } from '@piri/contract/quote';
import { usualPlace } from '../../customer/delivery/delivery-place.ts';
import { type CheckoutPageData, loadCheckoutPage } from '../form/checkout-page-data.ts';
import { type WrongBoxes, wrongBoxes } from '../form/checkout-rules.ts';
import { emptyValues } from '../form/checkout-values.ts';
import type { QuoteTrouble } from '../quote/understand-quote.ts';
import { placeAmong } from '../state/use-places.ts';
import type { Outcome } from '../submit/understand-order.ts';
import { type Landing, landingOf } from './landing.ts';
import { placed } from './place-plain-order.ts';
import { isSkipped, type PlaceStep, placeStep, unlistedStep } from './place-step.ts';
import { answersIn, blankAnswers, intentIn, type PlainAnswers } from './plain-answers.ts';
import { type MobileCodeState, sendPlainCode, sentCodeIn } from './plain-mobile-code.ts';
import { reckoned } from './quote-plain-form.ts';

/** One form with what came of it so far, as the server shows it. */
export interface PlainForm {
  answers: PlainAnswers;
  step: PlaceStep;
  /** Where the page opens; at its top without. */
  landing?: Landing;
  quote?: Quote;
  trouble?: QuoteTrouble;
  wrong?: WrongBoxes & { coupon?: string };
  /** Why it was not placed. */
  outcome?: NotPlaced;
  /** The mobile number is to be confirmed by a code. */
  mobileCode?: MobileCodeState;
}

/** What of a form is known before anybody asks what it comes to. */
export type Filled = Pick<PlainForm, 'answers' | 'step'>;

export type PlacedOrder = Extract<Outcome, { kind: 'placed' }>;
export type NotPlaced = Exclude<Outcome, { kind: 'placed' | 'boxes' }>;

export interface PlainCheckoutData extends CheckoutPageData {
  lines: CartLine[];
  /** Undefined while the shop could not say where it delivers, or where nothing is ordered here. */
  form?: PlainForm;
  /** The address asked for more than a line holds, and got as many as it does. */
  isLimited?: boolean;
}

export type PlainApi = Pick<
  Client,
  'getGeo' | 'quoteCheckout' | 'placeOrder' | 'sendMobileCode' | 'confirmMobile'
>;

/** The page of somebody who wants these: reckoned for the place most of our visitors live in, until another is chosen. */
export async function openPlainCheckout(api: Client, lines: CartLine[]): Promise<PlainCheckoutData> {
  if (lines.length === 0) return { ...(await loadCheckoutPage(api)), lines };
  const [page, geo] = await Promise.all([loadCheckoutPage(api), api.getGeo()]);
  if (!geo.ok) return { ...page, lines };
  const step = placeStep(geo.body.divisions, emptyValues);
  const filled = { answers: blankAnswers(), step };
  return { ...page, lines, form: await reckoned(api, lines, filled, placeAmong(geo.body, usualPlace)) };
}

/** What follows a form that was sent: its order, or the page that leads on. */
export async function submitPlainForm(
  api: PlainApi,
  lines: CartLine[],
  sent: FormData,
): Promise<PlacedOrder | PlainForm> {
  const read = answersIn(sent);
  const geo = await api.getGeo();
  const step = geo.ok ? placeStep(geo.body.divisions, read.values) : unlistedStep(read.values);
  const filled = { answers: { ...read, values: { ...read.values, ...step.place } }, step };
  const usual = geo.ok ? placeAmong(geo.body, usualPlace) : undefined;
  const intent = intentIn(sent);
  if (intent === 'order') return placed(api, lines, filled, usual);
  const quoted = await reckoned(api, lines, filled, usual);
  // Without the places there is no next list to choose from.
  const { values } = filled.answers;
  const isStuck = !geo.ok && values.kind === 'HOME' && step.next !== undefined;
  const code = intent === 'code' ? await sendPlainCode(api, quoted.answers) : sentCodeIn(quoted.answers);
  const asked = { ...quoted, ...code };
  const form: PlainForm = isStuck ? { trouble: { kind: 'out of reach' }, ...asked } : asked;
  const landing = landingOf(form, { intent, refusedCoupon: read.refusedCoupon });
  const skipped = values.kind === 'HOME' && isSkipped(sent, step) ? step.next : undefined;
  return {
    ...form,
    ...(skipped && { wrong: { ...form.wrong, [skipped]: wrongBoxes(values)[skipped] } }),
    ...(landing && { landing }),
  };
}
