import { getLineTitle, maxLineQuantity } from '@piri/contract/line-item';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { couponRejectionMessages } from '../../cart/pricing/coupon-rejection-messages.ts';
import { formatMaxQuantityMessage } from '../../cart/store/format-max-quantity-message.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import { getInsufficientStockLines } from '../quote/compare-quotes.ts';
import { reservationLimitMessage } from '../submit/reservation-limit-message.ts';
import { getAvailableLinesHref } from './lines-from-url.ts';
import type { NoScriptFormState } from './no-script-order.ts';
import { getTargetId } from './scroll-target.ts';

/**
 * Shows the result of the submitted form and what to do next. Before the first submission, it shows whether the
 * requested quantity is available.
 */
export function NoScriptResultAlert({ form, isLimited }: { form: NoScriptFormState; isLimited: boolean }) {
  const alert = formatAlert(form);
  const short = form.quote ? getInsufficientStockLines(form.quote) : [];
  const href = short.length > 0 && form.quote ? getAvailableLinesHref(form.quote) : undefined;
  return (
    <>
      {isLimited && <InlineAlert title={formatMaxQuantityMessage(maxLineQuantity)} className="mt-6" />}
      {alert && (
        <InlineAlert
          variant={alert.variant}
          title={alert.title}
          id={getTargetId(form.scrollTarget, 'news')}
          action={href && <UiLink href={href}>Order what’s in stock</UiLink>}
          className="mt-6"
        >
          {alert.text}
        </InlineAlert>
      )}
    </>
  );
}

const nothing = 'Nothing has been ordered or charged.';
const withoutCoupon = `Press “Order” to continue without it. ${nothing}`;
const sameKeyText = 'It’s safe to press the button again: the order can only be placed once.';

function formatAlert(form: NoScriptFormState) {
  const { outcome, error, quote, answers } = form;
  if (!outcome) return error ? formatTrouble(error) : (shortageMessage(quote) ?? formatCoupon(form));
  switch (outcome.kind) {
    case 'confirmMobile':
      // `NoScriptMobileCodePrompt` shows this case.
      return undefined;
    case 'changed': {
      const short = shortageMessage(outcome.quote);
      if (short) return short;
      const [was, is] = [answers.agreed, outcome.quote.toPay].map(formatTaka);
      return {
        variant: 'warning',
        title: 'The total has changed.',
        text: `It was ${was} and is now ${is}. Press the button again to accept it. ${nothing}`,
      } as const;
    }
    case 'coupon':
      return {
        variant: 'error',
        title: 'Your coupon is no longer valid.',
        text: `${outcome.reason ? `${couponRejectionMessages[outcome.reason]} ` : ''}${withoutCoupon}`,
      } as const;
    case 'gatewayDown':
      return {
        variant: 'warning',
        title: 'Your order is placed, but the bank isn’t responding.',
        text: `We’re holding your items for half an hour, and nothing has been paid yet. ${sameKeyText}`,
      } as const;
    case 'lost':
      return {
        variant: 'error',
        title: 'We couldn’t confirm that your order went through.',
        text: sameKeyText,
      } as const;
    case 'busy':
      return {
        variant: 'error',
        title: 'Too many attempts.',
        text: `Please wait ${formatRetryAfter(outcome.waitMs) ?? 'a few minutes'}, then try again. ${nothing}`,
      } as const;
    case 'tooMany':
      return {
        variant: 'error',
        title: reservationLimitMessage.title,
        text: `${reservationLimitMessage.text} ${nothing}`,
      } as const;
    case 'gone':
      return { variant: 'error', title: 'It’s no longer sold.', text: nothing } as const;
    case 'method':
      return {
        variant: 'error',
        title: 'This payment method isn’t available.',
        text: `Choose another one. ${nothing}`,
      } as const;
    default:
      return {
        variant: 'error',
        title: 'We couldn’t accept the order.',
        text: `Please check your details and try again. ${nothing}`,
      } as const;
  }
}

function shortageMessage(quote: NoScriptFormState['quote']) {
  const short = (quote ? getInsufficientStockLines(quote) : []).map((line) =>
    line.available === 0
      ? `${getLineTitle(line)}: sold out.`
      : `${getLineTitle(line)}: only ${line.available} left.`,
  );
  if (short.length === 0) return undefined;
  const title = 'We don’t have as many as you ordered.';
  return { variant: 'warning', title, text: `${short.join(' ')} ${nothing}` } as const;
}

function formatTrouble({ kind }: NonNullable<NoScriptFormState['error']>) {
  const title = kind === 'gone' ? 'It’s no longer sold.' : 'We couldn’t work out the total.';
  const text = kind === 'gone' ? nothing : `Please press “Show the total” in a moment. ${nothing}`;
  return { variant: 'error', title, text } as const;
}

/** An invalid coupon is reported before the order, and does not block it. */
function formatCoupon({ wrong, answers: { coupon } }: NoScriptFormState) {
  if (wrong?.coupon === undefined) return undefined;
  const title = `The coupon ${coupon} can’t be used.`;
  return { variant: 'warning', title, text: `${wrong.coupon} ${withoutCoupon}` } as const;
}
