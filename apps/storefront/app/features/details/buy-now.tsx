import type { CartLine } from '@piri/contract/cart-lines';
import { Button } from '@piri/ui/button';
import { orderedLine } from '../plain-checkout/ordered-lines.ts';

/** The short way to a piece, past the cart: a form, so that it goes the same way without JavaScript. */
export function BuyNow({ sourceType, code, quantity }: Pick<CartLine, 'sourceType' | 'code' | 'quantity'>) {
  return (
    <form action="/checkoutV3" method="get" className="mt-3">
      <input type="hidden" name={sourceType} value={orderedLine({ code, quantity })} />
      <Button type="submit" variant="secondary" className="w-full">
        Buy now
      </Button>
    </form>
  );
}
