import { OrderSummaryCollapsible } from '@piri/ui/order-summary';
import { cx } from 'class-variance-authority';
import { CartLineImage } from '../../cart/lines/cart-line-image.tsx';
import { formatItemCount } from '../../cart/store/format-cart-count.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { checkoutMessages } from '../form/checkout-messages.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { SummaryLines } from './checkout-summary.tsx';

/** A summary for narrow screens. It always shows count and total, and expands to show the lines. */
export function CollapsibleSummary({
  checkout,
  className,
}: {
  checkout: UseCheckoutResult;
  className?: string;
}) {
  const { kind, cart, quote, quoted } = checkout;
  const offers = cart.lines.flatMap(({ name, offer }) => (offer ? [{ name, offer }] : []));
  return (
    <OrderSummaryCollapsible
      label={checkoutMessages[kind].collapsedLabel}
      // A single item is shown by its name.
      count={(kind === 'BOOKING' && offers[0]?.offer.title) || formatItemCount(cart.totals.quantity)}
      total={
        <span className={cx(quoted.loading && 'opacity-60')}>
          {quote && <InlinePrice figure={quote.toPay} />}
        </span>
      }
      images={offers.slice(0, 3).map(({ name, offer }) => (
        <span key={name} className="relative overflow-hidden rounded-chip bg-surface">
          <CartLineImage offer={offer} mediaRatio={1} />
        </span>
      ))}
      className={cx('sticky top-2 z-header', className)}
    >
      <div className="max-h-[60dvh] overflow-y-auto">
        <SummaryLines checkout={checkout} />
      </div>
    </OrderSummaryCollapsible>
  );
}
