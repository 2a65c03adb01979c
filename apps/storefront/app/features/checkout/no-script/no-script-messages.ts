import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
import { formatOrderButtonLabel } from '../form/checkout-form-texts.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import { getInsufficientStockLines } from '../quote/compare-quotes.ts';
import { quoteErrorTitle } from '../quote/quote-error-messages.ts';
import {
  type AlertMessage,
  formatCouponRejection,
  formatInsufficientStock,
  getOrderRejectionMessage,
  orderRejectionTitles,
} from '../sections/order-rejection-messages.ts';
import { isDestinationKnown } from './area-selection.ts';
import type { NoScriptFormState, NoScriptOrderProblem } from './no-script-order.ts';

type QuotedForm = Pick<NoScriptFormState, 'answers' | 'areaSelection' | 'quote'>;

interface NoScriptAlertMessage extends AlertMessage {
  variant: 'warning' | 'error';
}

const { nothingPlaced, gatewayDownTitle, outcomeUnknownTitle } = checkoutMessages.ORDER;
const goneTitle = 'An item in your order is no longer sold.';

/** The button that updates the total without ordering. */
export const showTotalLabel = 'Show the total';

/** Returns the label of the button that places the order, which is there once there is a quote. */
export function formatNoScriptOrderButtonLabel(form: QuotedForm, toPay: number): string {
  return isDestinationKnown(form) ? formatOrderButtonLabel(toPay) : 'Order';
}

/** Returns the result of a submitted form, or what an order of the form would fail on. */
export function getNoScriptAlertMessage(form: NoScriptFormState): NoScriptAlertMessage | undefined {
  const { outcome, error, quote } = form;
  if (outcome) return getOutcomeMessage(outcome, form);
  return error ? getQuoteErrorMessage(error) : (getShortageMessage(quote) ?? getCouponMessage(form));
}

/** Returns the error of a day that can no longer be met, such as after another area was selected. */
export function formatDayUnavailable(day: string): string {
  return `We can’t manage ${formatDateWithWeekday(day)}. Please choose another day.`;
}

/** Returns the name of the button to press next. */
function getNextButton(form: QuotedForm): string {
  return `“${form.quote ? formatNoScriptOrderButtonLabel(form, form.quote.toPay) : showTotalLabel}”`;
}

function formatWithoutCoupon(form: QuotedForm): string {
  return `Press ${getNextButton(form)} to order without the coupon. ${nothingPlaced}`;
}

function formatSafeToRepeat(form: QuotedForm): string {
  return `It’s safe to press ${getNextButton(form)} again: the order can only be placed once.`;
}

function getOutcomeMessage(
  outcome: NoScriptOrderProblem,
  form: NoScriptFormState,
): NoScriptAlertMessage | undefined {
  switch (outcome.kind) {
    case 'confirmMobile':
      // `NoScriptMobileCodePrompt` shows this case.
      return undefined;
    case 'changed':
      return (
        getShortageMessage(outcome.quote) ?? {
          variant: 'warning',
          title: orderRejectionTitles.changed,
          text: `It was ${formatTaka(form.answers.agreed)} and is now ${formatTaka(outcome.quote.toPay)}. Press ${getNextButton(form)} to accept it. ${nothingPlaced}`,
        }
      );
    case 'coupon':
      return {
        variant: 'error',
        title: orderRejectionTitles.coupon,
        text: formatCouponRejection(outcome.reason, formatWithoutCoupon(form)),
      };
    case 'gatewayDown':
      return {
        variant: 'warning',
        title: gatewayDownTitle,
        text: `We’re holding your items for half an hour, and nothing has been paid yet. ${formatSafeToRepeat(form)}`,
      };
    case 'lost':
      return { variant: 'error', title: outcomeUnknownTitle, text: formatSafeToRepeat(form) };
    case 'gone':
      return { variant: 'error', title: goneTitle, text: nothingPlaced };
    case 'method':
      return {
        ...getOrderRejectionMessage(outcome, 'ORDER'),
        variant: 'error',
        title: 'This payment method isn’t available.',
      };
    case 'tooMany':
    case 'busy':
      return { variant: 'error', ...getOrderRejectionMessage(outcome, 'ORDER') };
    default:
      return { variant: 'error', ...getOrderRejectionMessage({ kind: 'refused' }, 'ORDER') };
  }
}

function getShortageMessage(quote: NoScriptFormState['quote']): NoScriptAlertMessage | undefined {
  const short = quote ? getInsufficientStockLines(quote) : [];
  if (short.length === 0) return undefined;
  const lines = short.map((line) => `${formatInsufficientStock(line)}.`).join(' ');
  return {
    variant: 'warning',
    title: orderRejectionTitles.insufficientStock,
    text: `${lines} ${nothingPlaced}`,
  };
}

function getQuoteErrorMessage({ kind }: NonNullable<NoScriptFormState['error']>): NoScriptAlertMessage {
  return kind === 'gone'
    ? { variant: 'error', title: goneTitle, text: nothingPlaced }
    : {
        variant: 'error',
        title: quoteErrorTitle,
        text: `Please wait a moment, then press “${showTotalLabel}”. ${nothingPlaced}`,
      };
}

/** An invalid coupon is reported before the order, and does not block it. */
function getCouponMessage(form: NoScriptFormState): NoScriptAlertMessage | undefined {
  const { wrong, answers } = form;
  if (wrong?.coupon === undefined) return undefined;
  return {
    variant: 'warning',
    title: `The coupon ${answers.coupon} can’t be used.`,
    text: `${wrong.coupon} ${formatWithoutCoupon(form)}`,
  };
}
