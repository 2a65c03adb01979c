import { getLineKey } from '@piri/contract/line-item';
import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { updateCart } from '../../cart/store/cart-store.ts';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { compareQuotes, getInsufficientStockLines } from '../quote/compare-quotes.ts';
import { toQuoteForOrderKind } from '../quote/to-quote-for-order-kind.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import type { OrderRejection } from '../submit/use-place-order.ts';
import {
  type ExplainedRejection,
  formatInsufficientStock,
  getOrderRejectionMessage,
} from './order-rejection-messages.ts';
import { getPlaceOrderButtonLabel } from './place-order-button.tsx';

/** Explains why the order was not placed. It takes the focus, to announce that nothing was charged. */
export function OrderRejectionAlert({ checkout }: { checkout: UseCheckoutResult }) {
  const { rejection } = checkout.ordering;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejection) news.current?.focus();
  }, [rejection]);
  if (!rejection || isShownElsewhere(rejection)) return null;
  const { title, text } = getOrderRejectionMessage(rejection, checkout.kind);
  return (
    <InlineAlert
      ref={news}
      tabIndex={-1}
      variant={rejection.kind === 'changed' ? 'warning' : 'error'}
      title={title}
      action={getAction(rejection, checkout)}
      className="mt-6"
    >
      {text}
      {rejection.kind === 'changed' && <Changes checkout={checkout} rejection={rejection} />}
    </InlineAlert>
  );
}

/** Rejections shown elsewhere: by the error summary, or by the alerts for an expired session and for the code. */
type ShownElsewhere = Exclude<OrderRejection, ExplainedRejection>;

function isShownElsewhere(rejection: OrderRejection): rejection is ShownElsewhere {
  return ['fields', 'signedOut', 'confirmMobile'].includes(rejection.kind);
}

/** Returns the button that resolves the rejection, if there is one. */
function getAction(rejection: ExplainedRejection, checkout: UseCheckoutResult): ReactNode {
  const { submit, ordering } = checkout;
  if (rejection.kind === 'changed' && getInsufficientStockLines(rejection.quote).length === 0) {
    return (
      <Button size="small" loading={ordering.busy} onClick={submit}>
        {getPlaceOrderButtonLabel(checkout)}
      </Button>
    );
  }
  if (rejection.kind !== 'coupon') return undefined;
  return (
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
  );
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
      {short.map((line) => (
        <li key={getLineKey(line)}>{formatInsufficientStock(line)}</li>
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
