import { getLineKey, getLineTitle } from '@piri/contract/line-item';
import type { Quote } from '@piri/contract/quote';
import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useEffect, useRef } from 'react';
import { couponRejectionMessages } from '../../cart/pricing/coupon-rejection-messages.ts';
import { updateCart } from '../../cart/store/cart-store.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatRetryAfter } from '../../platform/errors/format-retry-after.ts';
import { checkoutMessages } from '../form/checkout-messages.ts';
import { compareQuotes, getInsufficientStockLines } from '../quote/compare-quotes.ts';
import { toQuoteForOrderKind } from '../quote/to-quote-for-order-kind.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { reservationLimitMessage } from '../submit/reservation-limit-message.ts';
import type { OrderRejection } from '../submit/use-place-order.ts';
import { getPlaceOrderButtonLabel } from './place-order-button.tsx';

/** Explains why the order was not placed. It takes the focus, to announce that nothing was charged. */
export function OrderRejectionAlert({ checkout }: { checkout: UseCheckoutResult }) {
  const { rejection } = checkout.ordering;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejection) news.current?.focus();
  }, [rejection]);
  if (!rejection || isShownElsewhere(rejection)) return null;
  const { title, text, action } = getRejectionMessage(rejection, checkout);
  return (
    <InlineAlert
      ref={news}
      tabIndex={-1}
      variant={rejection.kind === 'changed' ? 'warning' : 'error'}
      title={title}
      action={action}
      className="mt-6"
    >
      {text}
      {rejection.kind === 'changed' && <Changes checkout={checkout} rejection={rejection} />}
    </InlineAlert>
  );
}

/** Rejections shown elsewhere: by the error summary, or by the alerts for an expired session and for the code. */
type ShownElsewhere = Extract<OrderRejection, { kind: 'fields' | 'signedOut' | 'confirmMobile' }>;

function isShownElsewhere(rejection: OrderRejection): rejection is ShownElsewhere {
  return ['fields', 'signedOut', 'confirmMobile'].includes(rejection.kind);
}

function getRejectionMessage(
  rejection: Exclude<OrderRejection, ShownElsewhere>,
  checkout: UseCheckoutResult,
) {
  const { kind, submit, ordering } = checkout;
  const { nothingPlaced } = checkoutMessages[kind];
  const confirm = (
    <Button size="small" loading={ordering.busy} onClick={submit}>
      {getPlaceOrderButtonLabel(checkout)}
    </Button>
  );
  switch (rejection.kind) {
    case 'changed': {
      const short = getInsufficientStockLines(rejection.quote).length > 0;
      return short
        ? { title: 'We don’t have as many as you ordered.', text: nothingPlaced }
        : { title: 'The total has changed.', text: nothingPlaced, action: confirm };
    }
    case 'coupon':
      return {
        title: 'Your coupon is no longer valid.',
        text: `${rejection.reason ? `${couponRejectionMessages[rejection.reason]} ` : ''}${nothingPlaced}`,
        action: (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              updateCart((cart) => ({ ...cart, coupon: undefined }));
              ordering.clearRejection();
            }}
          >
            Continue without it
          </Button>
        ),
      };
    case 'method':
      return {
        title: 'This payment method is no longer available.',
        text: `Choose another one. ${nothingPlaced}`,
      };
    case 'gone':
      return kind === 'ORDER'
        ? { title: 'Some items are no longer sold.', text: `Remove them to continue. ${nothingPlaced}` }
        : { title: 'This piece is no longer sold.', text: nothingPlaced };
    case 'notBookable':
      return formatNotBookable(rejection.quote, nothingPlaced);
    case 'tooMany':
      return {
        title: reservationLimitMessage.title,
        text: `${reservationLimitMessage.text} ${nothingPlaced}`,
      };
    case 'busy':
      return {
        title: 'Too many attempts.',
        text: `Please wait ${formatRetryAfter(rejection.waitMs) ?? 'a few minutes'}, then try again. ${nothingPlaced}`,
      };
    default:
      return {
        title: `We couldn’t accept the ${kind === 'ORDER' ? 'order' : 'booking'}.`,
        text: `Please check your details and try again. ${nothingPlaced}`,
      };
  }
}

/** The item may be in stock by now, or no longer be built to order. */
function formatNotBookable(quote: Quote | undefined, nothing: string) {
  const isThere = (quote?.lines[0]?.available ?? 0) > 0;
  return isThere
    ? { title: 'This piece is in stock now.', text: `You can order it without an advance. ${nothing}` }
    : { title: 'This piece is no longer made to order.', text: nothing };
}

/** Lists the old and the new amounts. */
function Changes({
  checkout: { kind, agreed },
  rejection: { quote },
}: {
  checkout: UseCheckoutResult;
  rejection: Extract<OrderRejection, { kind: 'changed' }>;
}) {
  const short = getInsufficientStockLines(quote);
  return (
    <ul className="mt-2 grid gap-1">
      {short.map(({ available, ...line }) => (
        <li key={getLineKey(line)}>
          {getLineTitle(line)}: {available === 0 ? 'sold out' : `only ${available} left`}
        </li>
      ))}
      {agreed &&
        compareQuotes(agreed, toQuoteForOrderKind(kind, quote)).map(({ key, what, was, is }) => (
          <li key={key}>
            {what}: <s className="text-muted">{formatTaka(was)}</s> <b>{formatTaka(is)}</b>
          </li>
        ))}
    </ul>
  );
}
