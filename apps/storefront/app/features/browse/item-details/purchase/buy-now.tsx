import type { CartLine } from '@piri/contract/cart-lines';
import { Button, type ButtonProps } from '@piri/ui/button';
import { orderedLine } from '../../../checkout/no-script/ordered-lines.ts';

type BuyNowProps = Pick<CartLine, 'sourceType' | 'code' | 'quantity'> &
  Pick<ButtonProps, 'variant' | 'className'>;

/** The short way to a piece, past the cart: a form, so that it goes the same way without JavaScript. */
export function BuyNow({ sourceType, code, quantity, ...button }: BuyNowProps) {
  return (
    <form action="/checkoutV3" method="get">
      <input type="hidden" name={sourceType} value={orderedLine({ code, quantity })} />
      <Button type="submit" {...button}>
        Buy now
      </Button>
    </form>
  );
}
