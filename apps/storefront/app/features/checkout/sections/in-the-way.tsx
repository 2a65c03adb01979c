import { Button } from '@piri/ui/button';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { isInTheWay } from '../../cart/cart-page/way-to-checkout.tsx';
import { removeLine } from '../../cart/lines/line-deeds.ts';
import type { Checkout } from '../state/use-checkout.ts';
import { NotBookable } from './not-bookable.tsx';

/** What cannot be bought, or not be booked, and the way to go on. */
export function InTheWay({ checkout }: { checkout: Checkout }) {
  return checkout.kind === 'ORDER' ? (
    <LinesInTheWay checkout={checkout} />
  ) : (
    <NotBookable checkout={checkout} />
  );
}

/** Lines that cannot be bought, each with the way to go on without it. */
function LinesInTheWay({ checkout: { cart } }: { checkout: Checkout }) {
  const lines = cart.lines.filter(isInTheWay);
  return (
    <InlineAlert
      live
      variant="error"
      className="not-empty:mt-6"
      title={lines.length > 0 ? 'Some of your cart cannot be bought just now.' : undefined}
    >
      {lines.length > 0 && (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line.name} className="flex flex-wrap items-center gap-x-3">
                {line.title}: {line.state === 'gone' ? 'no longer sold' : 'sold out'}
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Leave it out: ${line.title}`}
                  onClick={() => removeLine(line)}
                >
                  Leave it out
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
