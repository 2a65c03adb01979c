import type { Client } from '@piri/client';
import type { CartLine } from '@piri/contract/cart-lines';
import type { Quote } from '@piri/contract/quote';
import { defaultArea } from '../../customer/delivery/delivery-area-store.ts';
import { type CheckoutPageData, loadCheckoutPage } from '../form/checkout-page-data.ts';
import { type CheckoutFieldErrors, validateCheckout } from '../form/checkout-validation.ts';
import { emptyValues } from '../form/checkout-values.ts';
import type { QuoteError } from '../quote/parse-quote-result.ts';
import { findAreaPath } from '../state/use-delivery-areas.ts';
import type { OrderOutcome } from '../submit/parse-order-result.ts';
import {
  type AreaSelection,
  getAreaSelection,
  getAreaSelectionWithoutList,
  isNextAreaLevelSkipped,
} from './area-selection.ts';
import {
  createEmptyFormValues,
  type NoScriptFormValues,
  parseFormIntent,
  parseFormValues,
} from './no-script-form-values.ts';
import { getSentCodeState, type MobileCodeState, sendNoScriptCode } from './no-script-mobile-code.ts';
import { placeNoScriptOrder } from './place-no-script-order.ts';
import { quoteNoScriptForm } from './quote-no-script-form.ts';
import { getScrollTarget, type ScrollTarget } from './scroll-target.ts';

/** The state of a form, as the server renders it. */
export interface NoScriptFormState {
  answers: NoScriptFormValues;
  areaSelection: AreaSelection;
  /** Where the page opens; at its top if undefined. */
  scrollTarget?: ScrollTarget;
  quote?: Quote;
  error?: QuoteError;
  wrong?: CheckoutFieldErrors & { coupon?: string };
  /** Why the order was not placed. */
  outcome?: NoScriptOrderProblem;
  /** Set if the mobile number must be confirmed with a code. */
  mobileCode?: MobileCodeState;
}

/** The part of a form that is known before the quote. */
export type UnquotedNoScriptFormState = Pick<NoScriptFormState, 'answers' | 'areaSelection'>;

export type PlacedOrderOutcome = Extract<OrderOutcome, { kind: 'placed' }>;
export type NoScriptOrderProblem = Exclude<OrderOutcome, { kind: 'placed' | 'fields' }>;

export interface NoScriptCheckoutData extends CheckoutPageData {
  lines: CartLine[];
  /** Undefined if the delivery areas could not be loaded, or if there are no lines. */
  form?: NoScriptFormState;
  /** The address asked for more than the maximum quantity of a line, so the quantity was reduced. */
  isLimited?: boolean;
}

export type NoScriptCheckoutApi = Pick<
  Client,
  'getGeo' | 'quoteCheckout' | 'placeOrder' | 'sendMobileCode' | 'confirmMobile'
>;

/** Loads the page for these lines, quoted for the default area until the shopper chooses another. */
export async function loadNoScriptCheckout(api: Client, lines: CartLine[]): Promise<NoScriptCheckoutData> {
  if (lines.length === 0) return { ...(await loadCheckoutPage(api)), lines };
  const [page, geo] = await Promise.all([loadCheckoutPage(api), api.getGeo()]);
  if (!geo.ok) return { ...page, lines };
  const areaSelection = getAreaSelection(geo.body.divisions, emptyValues);
  const filled = { answers: createEmptyFormValues(), areaSelection };
  return {
    ...page,
    lines,
    form: await quoteNoScriptForm(api, lines, filled, findAreaPath(geo.body, defaultArea)),
  };
}

/** Handles a submitted form. Returns the placed order, or the next state of the form. */
export async function submitNoScriptForm(
  api: NoScriptCheckoutApi,
  lines: CartLine[],
  sent: FormData,
): Promise<PlacedOrderOutcome | NoScriptFormState> {
  const read = parseFormValues(sent);
  const geo = await api.getGeo();
  const areaSelection = geo.ok
    ? getAreaSelection(geo.body.divisions, read.values)
    : getAreaSelectionWithoutList(read.values);
  const filled = {
    answers: { ...read, values: { ...read.values, ...areaSelection.area } },
    areaSelection,
  };
  const usual = geo.ok ? findAreaPath(geo.body, defaultArea) : undefined;
  const intent = parseFormIntent(sent);
  if (intent === 'order') return placeNoScriptOrder(api, lines, filled, usual);
  const quoted = await quoteNoScriptForm(api, lines, filled, usual);
  // Without the list of areas there is nothing to select from next.
  const { values } = filled.answers;
  const isStuck = !geo.ok && values.kind === 'HOME' && areaSelection.next !== undefined;
  const code =
    intent === 'code' ? await sendNoScriptCode(api, quoted.answers) : getSentCodeState(quoted.answers);
  const asked = { ...quoted, ...code };
  const form: NoScriptFormState = isStuck ? { error: { kind: 'out of reach' }, ...asked } : asked;
  const scrollTarget = getScrollTarget(form, { intent, refusedCoupon: read.refusedCoupon });
  const skipped =
    values.kind === 'HOME' && isNextAreaLevelSkipped(sent, areaSelection) ? areaSelection.next : undefined;
  return {
    ...form,
    ...(skipped && { wrong: { ...form.wrong, [skipped]: validateCheckout(values)[skipped] } }),
    ...(scrollTarget && { scrollTarget }),
  };
}
