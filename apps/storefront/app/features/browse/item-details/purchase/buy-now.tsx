import type { CartLine } from '@piri/contract/cart-lines';
import { Button, type ButtonProps } from '@piri/ui/button';
import { lineParameter } from '../../../checkout/no-script/lines-from-url.ts';

interface BuyNowProps extends Pick<ButtonProps, 'variant' | 'className'> {
  line: CartLine;
}

/** The short way to a piece, past the cart: a form, so that it goes the same way without JavaScript. */
export function BuyNow({ line, ...button }: BuyNowProps) {
  const [name, value] = lineParameter(line);
  return (
    <form action="/checkoutV3" method="get">
      <input type="hidden" name={name} value={value} />
      <Button type="submit" {...button}>
        Buy now
      </Button>
    </form>
  );
}
