import type { CartLine } from '@piri/contract/cart-lines';
import { getLineKey, type LineIdentity, toCartLine } from '@piri/contract/line-item';
import { addLines, type Cart, updateLine } from '../../cart/store/cart.ts';

/** Returns true if the cart contains all ordered lines in at least their quantities. */
export function doesCartContainLines(cart: Pick<Cart, 'lines'>, ordered: readonly CartLine[]): boolean {
  return ordered.every((line) => (heldOf(cart, line)?.quantity ?? 0) >= line.quantity);
}

/** Puts the ordered lines back into the cart. It is idempotent: lines already in the cart are not added twice. */
export function addMissingLines(cart: Cart, ordered: readonly CartLine[]): Cart {
  return ordered.reduce<Cart>((before, line) => {
    const held = heldOf(before, line);
    if (!held) return addLines(before, [toCartLine(line)]);
    const { quantity } = line;
    return held.quantity >= quantity ? before : updateLine(before, getLineKey(held), { quantity });
  }, cart);
}

function heldOf({ lines }: Pick<Cart, 'lines'>, line: LineIdentity) {
  return lines.find((held) => getLineKey(held) === getLineKey(line));
}
