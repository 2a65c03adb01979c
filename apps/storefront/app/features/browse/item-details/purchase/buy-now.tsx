import type { CartLine } from '@piri/contract/cart-lines';
import { Button, type ButtonProps } from '@piri/ui/button';
import { toLineParam } from '../../../checkout/no-script/lines-from-url.ts';

interface BuyNowProps extends Pick<ButtonProps, 'variant' | 'className'> {
  line: CartLine;
}

/** A button that goes straight to the checkout, without the cart. It is a form, so it works without JavaScript. */
export function BuyNow({ line, ...button }: BuyNowProps) {
  const [name, value] = toLineParam(line);
  return (
    <form action="/checkoutV3" method="get">
      <input type="hidden" name={name} value={value} />
      <Button type="submit" {...button}>
        Buy now
      </Button>
    </form>
  );
}
