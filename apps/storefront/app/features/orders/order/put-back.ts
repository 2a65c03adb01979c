import type { CartLine } from '@piri/contract/cart-lines';
import { type Cart, nameOf, withChanged, withMore } from '../../cart/store/cart.ts';

/** Whether all of it lies in the cart, as much as was ordered. */
export function liesIn(cart: Pick<Cart, 'lines'>, ordered: readonly CartLine[]): boolean {
  return ordered.every(({ quantity, ...line }) => (heldOf(cart, line)?.quantity ?? 0) >= quantity);
}

/** What was ordered, back in the cart. Twice is as once: what lies there already is not doubled. */
export function withOrdered(cart: Cart, ordered: readonly CartLine[]): Cart {
  return ordered.reduce<Cart>((before, { sourceType, code, quantity }) => {
    const held = heldOf(before, { sourceType, code });
    if (!held) return withMore(before, [{ sourceType, code, quantity }]);
    return held.quantity >= quantity ? before : withChanged(before, nameOf(held), { quantity });
  }, cart);
}

function heldOf({ lines }: Pick<Cart, 'lines'>, line: Omit<CartLine, 'quantity'>) {
  return lines.find((held) => nameOf(held) === nameOf(line));
}
