import { Button } from '@piri/ui/button';
import { CartLineNotice } from '@piri/ui/cart-line';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
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
          {inTheWay.length === 1 ? formatOne(first) : formatMany(inTheWay)}
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

function formatOne({ state, offer, title }: PricedLine): string {
  if (state === 'gone') return `${title} is no longer sold. Remove it to continue.`;
  const why = offer?.state === 'DISPLAY_ONLY' ? 'is on display only' : 'is sold out';
  return `${title} ${why}. Save it for later or remove it to continue.`;
}

function formatMany(lines: readonly PricedLine[]): string {
  const canWait = lines.some(({ state }) => state === 'soldOut');
  const what = canWait ? 'Save them for later or remove them' : 'Remove them';
  return `${lines.length} items can’t be ordered. ${what} to continue.`;
}
