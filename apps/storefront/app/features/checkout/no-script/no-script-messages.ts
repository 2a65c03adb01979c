import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatDateWithWeekday } from '../../platform/dates/format-date.ts';
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
import type { NoScriptFormState, NoScriptOrderProblem } from './no-script-order.ts';

interface NoScriptAlertMessage extends AlertMessage {
  variant: 'warning' | 'error';
}

const { nothingPlaced, gatewayDownTitle, outcomeUnknownTitle } = checkoutMessages.ORDER;
const goneTitle = 'It’s no longer sold.';
const withoutCoupon = `Press “Order” to continue without it. ${nothingPlaced}`;
const safeToRepeat = 'It’s safe to press the button again: the order can only be placed once.';

/** Returns the result of a submitted form, or what an order of the form would fail on. */
export function getNoScriptAlertMessage(form: NoScriptFormState): NoScriptAlertMessage | undefined {
  const { outcome, error, quote, answers } = form;
  if (outcome) return getOutcomeMessage(outcome, answers.agreed);
  return error ? getQuoteErrorMessage(error) : (getShortageMessage(quote) ?? getCouponMessage(form));
}

/** Returns the error of a day that can no longer be met, such as after another area was selected. */
export function formatDayUnavailable(day: string): string {
  return `We can’t manage ${formatDateWithWeekday(day)}. Please choose another day.`;
}

function getOutcomeMessage(outcome: NoScriptOrderProblem, agreed: number): NoScriptAlertMessage | undefined {
  switch (outcome.kind) {
    case 'confirmMobile':
      // `NoScriptMobileCodePrompt` shows this case.
      return undefined;
    case 'changed':
      return (
        getShortageMessage(outcome.quote) ?? {
          variant: 'warning',
          title: orderRejectionTitles.changed,
          text: `It was ${formatTaka(agreed)} and is now ${formatTaka(outcome.quote.toPay)}. Press the button again to accept it. ${nothingPlaced}`,
        }
      );
    case 'coupon':
      return {
        variant: 'error',
        title: orderRejectionTitles.coupon,
        text: formatCouponRejection(outcome.reason, withoutCoupon),
      };
    case 'gatewayDown':
      return {
        variant: 'warning',
        title: gatewayDownTitle,
        text: `We’re holding your items for half an hour, and nothing has been paid yet. ${safeToRepeat}`,
      };
    case 'lost':
      return { variant: 'error', title: outcomeUnknownTitle, text: safeToRepeat };
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
        text: `Please press “Show the total” in a moment. ${nothingPlaced}`,
      };
}

/** An invalid coupon is reported before the order, and does not block it. */
function getCouponMessage({ wrong, answers }: NoScriptFormState): NoScriptAlertMessage | undefined {
  if (wrong?.coupon === undefined) return undefined;
  return {
    variant: 'warning',
    title: `The coupon ${answers.coupon} can’t be used.`,
    text: `${wrong.coupon} ${withoutCoupon}`,
  };
}
