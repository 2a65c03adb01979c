import type { Client } from '@piri/client';
import type { CartLine } from '@piri/contract/cart-lines';
import type { Quote } from '@piri/contract/quote';
import { defaultArea } from '../../customer/delivery/delivery-area-store.ts';
import { type CheckoutPageData, loadCheckoutPage } from '../form/checkout-page-data.ts';
import { type FieldErrors, validateCheckout } from '../form/checkout-validation.ts';
import { emptyValues } from '../form/checkout-values.ts';
import type { QuoteError } from '../quote/parse-quote-result.ts';
import { findArea } from '../state/use-delivery-areas.ts';
import type { OrderOutcome } from '../submit/parse-order-result.ts';
import { type AreaStep, getAreaStep, isSkipped, unlistedStep } from './area-step.ts';
import {
  emptyFormValues,
  intentIn,
  type NoScriptFormValues,
  parseFormValues,
} from './no-script-form-values.ts';
import { type MobileCodeState, parseSentCode, sendNoScriptCode } from './no-script-mobile-code.ts';
import { placeNoScriptOrder } from './place-no-script-order.ts';
import { quoteForm } from './quote-no-script-form.ts';
import { getScrollTarget, type ScrollTarget } from './scroll-target.ts';

/** One form with what came of it so far, as the server shows it. */
export interface NoScriptForm {
  answers: NoScriptFormValues;
  step: AreaStep;
  /** Where the page opens; at its top without. */
  landing?: ScrollTarget;
  quote?: Quote;
  trouble?: QuoteError;
  wrong?: FieldErrors & { coupon?: string };
  /** Why it was not placed. */
  outcome?: NoScriptRejection;
  /** The mobile number is to be confirmed by a code. */
  mobileCode?: MobileCodeState;
}

/** What of a form is known before anybody asks what it comes to. */
export type Filled = Pick<NoScriptForm, 'answers' | 'step'>;

export type PlacedOrder = Extract<OrderOutcome, { kind: 'placed' }>;
export type NoScriptRejection = Exclude<OrderOutcome, { kind: 'placed' | 'boxes' }>;

export interface NoScriptCheckoutData extends CheckoutPageData {
  lines: CartLine[];
  /** Undefined while the shop could not say where it delivers, or where nothing is ordered here. */
  form?: NoScriptForm;
  /** The address asked for more than a line holds, and got as many as it does. */
  isLimited?: boolean;
}

export type PlainApi = Pick<
  Client,
  'getGeo' | 'quoteCheckout' | 'placeOrder' | 'sendMobileCode' | 'confirmMobile'
>;

/** Loads the page for these lines, quoted for the default area until the shopper chooses another. */
export async function loadNoScriptCheckout(api: Client, lines: CartLine[]): Promise<NoScriptCheckoutData> {
  if (lines.length === 0) return { ...(await loadCheckoutPage(api)), lines };
  const [page, geo] = await Promise.all([loadCheckoutPage(api), api.getGeo()]);
  if (!geo.ok) return { ...page, lines };
  const step = getAreaStep(geo.body.divisions, emptyValues);
  const filled = { answers: emptyFormValues(), step };
  return { ...page, lines, form: await quoteForm(api, lines, filled, findArea(geo.body, defaultArea)) };
}

/** What follows a form that was sent: its order, or the page that leads on. */
export async function submitPlainForm(
  api: PlainApi,
  lines: CartLine[],
  sent: FormData,
): Promise<PlacedOrder | NoScriptForm> {
  const read = parseFormValues(sent);
  const geo = await api.getGeo();
  const step = geo.ok ? getAreaStep(geo.body.divisions, read.values) : unlistedStep(read.values);
  const filled = { answers: { ...read, values: { ...read.values, ...step.place } }, step };
  const usual = geo.ok ? findArea(geo.body, defaultArea) : undefined;
  const intent = intentIn(sent);
  if (intent === 'order') return placeNoScriptOrder(api, lines, filled, usual);
  const quoted = await quoteForm(api, lines, filled, usual);
  // Without the places there is no next list to choose from.
  const { values } = filled.answers;
  const isStuck = !geo.ok && values.kind === 'HOME' && step.next !== undefined;
  const code =
    intent === 'code' ? await sendNoScriptCode(api, quoted.answers) : parseSentCode(quoted.answers);
  const asked = { ...quoted, ...code };
  const form: NoScriptForm = isStuck ? { trouble: { kind: 'out of reach' }, ...asked } : asked;
  const landing = getScrollTarget(form, { intent, refusedCoupon: read.refusedCoupon });
  const skipped = values.kind === 'HOME' && isSkipped(sent, step) ? step.next : undefined;
  return {
    ...form,
    ...(skipped && { wrong: { ...form.wrong, [skipped]: validateCheckout(values)[skipped] } }),
    ...(landing && { landing }),
  };
}
