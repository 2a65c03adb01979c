import type { CartLine } from '@piri/contract/cart-lines';
import { Button } from '@piri/ui/button';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { updateCart, useCart } from '../../cart/store/cart-store.ts';
import { addMissingLines, doesCartContainLines } from './restore-cart-lines.ts';

export interface RestoreCartButtonProps {
  lines: readonly CartLine[];
  couponCode?: string | undefined;
}

/** Puts the ordered lines back into the cart, then links to it. */
export function RestoreCartButton({ lines, couponCode }: RestoreCartButtonProps) {
  const cart = useCart();
  if (cart.ready && doesCartContainLines(cart, lines)) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-2">
        These items are in your cart.
        <UiLink asChild>
          <Link to="/cart" className="flex min-h-11 items-center">
            View the cart
          </Link>
        </UiLink>
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      onClick={() =>
        updateCart((before) => {
          const after = addMissingLines(before, lines);
          return { ...after, coupon: after.coupon ?? couponCode };
        })
      }
    >
      Put these back in my cart
    </Button>
  );
}
