import { Button } from '@piri/ui/button';
import { CartLineNotice } from '@piri/ui/cart-line';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatCheckoutBlocker } from '../lines/cart-messages.ts';
import type { PricedLine } from '../pricing/price-cart.ts';

/**
 * The id of the message that explains why the cart can't be checked out. The actions of the lines in question are
 * described by it.
 */
export const checkoutBlockerId = 'before-checkout';

/** Returns whether the line has to be removed before checkout. */
export function shouldBlockCheckout({ state }: PricedLine): boolean {
  return state === 'soldOut' || state === 'gone';
}

/**
 * The link to the checkout. If lines block it, it shows the reason and moves the focus to the first of them instead.
 */
export function CheckoutButton({ lines }: { lines: readonly PricedLine[] }) {
  const inTheWay = lines.filter(shouldBlockCheckout);
  const [first] = inTheWay;
  const leadToLine = (event: MouseEvent) => {
    if (!first || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const line = document.querySelector(`[data-line-key="${CSS.escape(first.name)}"]`);
    line?.scrollIntoView({ block: 'center' });
    line?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      {first && (
        <CartLineNotice tone="warning" id={checkoutBlockerId} className="mt-2">
          {formatCheckoutBlocker(inTheWay)}
        </CartLineNotice>
      )}
      <Button asChild className="mt-2 w-full">
        <Link
          to="/checkout"
          discover="none"
          aria-describedby={first && checkoutBlockerId}
          onClick={leadToLine}
        >
          Go to checkout
        </Link>
      </Button>
    </>
  );
}
