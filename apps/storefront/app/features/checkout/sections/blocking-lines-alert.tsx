import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { shouldBlockCheckout } from '../../cart/cart-page/checkout-button.tsx';
import { removeLineWithUndo } from '../../cart/lines/cart-actions.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { NotBookableAlert } from './not-bookable-alert.tsx';

/** An alert that lists what cannot be bought or booked, and offers a next step. */
export function BlockingLinesAlert({ checkout }: { checkout: UseCheckoutResult }) {
  return checkout.kind === 'ORDER' ? (
    <LinesInTheWay checkout={checkout} />
  ) : (
    <NotBookableAlert checkout={checkout} />
  );
}

/** Lists the lines that cannot be bought, each with a button that removes it. */
function LinesInTheWay({ checkout: { cart } }: { checkout: UseCheckoutResult }) {
  const lines = cart.lines.filter(shouldBlockCheckout);
  return (
    <InlineAlert
      announce
      variant="error"
      className="not-empty:mt-6"
      title={lines.length > 0 ? 'Some items can’t be ordered.' : undefined}
    >
      {lines.length > 0 && (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line.name} className="flex flex-wrap items-center gap-x-3">
                {line.title}: {line.state === 'gone' ? 'no longer sold' : 'sold out'}
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Remove ${line.title}`}
                  onClick={() => removeLineWithUndo(line)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <UiLink asChild>
            <Link to="/cart" className="inline-flex min-h-11 items-center">
              Back to the cart
            </Link>
          </UiLink>
        </>
      )}
    </InlineAlert>
  );
}
