import { lineKey } from '@piri/contract/line-item';
import { say } from '../../platform/toasts/say.ts';
import type { PricedLine } from '../pricing/priced-cart.ts';
import { savedForLater, takenBack, withLineAt, withoutLater, withoutLine } from '../store/cart.ts';
import { changeCart, useCart } from '../store/cart-store.ts';

/** One toast for all that is done to the cart: the way back is from the last deed. */
const toastId = 'cart';

export function removeLine({ name, title }: PricedLine): void {
  const { lines } = useCart.getState();
  const place = lines.findIndex((line) => lineKey(line) === name);
  const line = lines[place];
  if (!line) return;
  changeCart((cart) => withoutLine(cart, name));
  say(`${title} is out of the cart.`, {
    id: toastId,
    action: undo(() => changeCart((cart) => withLineAt(cart, line, place))),
  });
}

export function saveForLater({ name, title }: PricedLine): void {
  changeCart((cart) => savedForLater(cart, name));
  say(`${title} is kept for later.`, {
    id: toastId,
    action: undo(() => changeCart((cart) => takenBack(cart, name))),
  });
}

export function takeBack({ name, title }: PricedLine): void {
  changeCart((cart) => takenBack(cart, name));
  say(`${title} is back in the cart.`, {
    id: toastId,
    action: undo(() => changeCart((cart) => savedForLater(cart, name))),
  });
}

export function forget({ name, title }: PricedLine): void {
  const line = useCart.getState().later.find((held) => lineKey(held) === name);
  if (!line) return;
  changeCart((cart) => withoutLater(cart, name));
  say(`${title} is no longer kept for later.`, {
    id: toastId,
    action: undo(() => changeCart((cart) => ({ ...cart, later: [line, ...withoutLater(cart, name).later] }))),
  });
}

/** At once, without a question: the way back is better than one. */
export function clearCart(): void {
  const { lines, coupon, count } = useCart.getState();
  changeCart((cart) => ({ ...cart, lines: [], coupon: undefined }));
  say(count === 1 ? 'The cart is empty.' : `All ${count} things are out of the cart.`, {
    id: toastId,
    action: undo(() =>
      changeCart((cart) => ({
        ...lines.reduceRight((back, line) => withLineAt(back, line, 0), cart),
        coupon: cart.coupon ?? coupon,
      })),
    ),
  });
}

function undo(onPress: () => void) {
  return { label: 'Undo', onPress };
}
