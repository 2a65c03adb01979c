import { getLineKey } from '@piri/contract/line-item';
import { showToast } from '../../platform/toasts/show-toast.ts';
import type { PricedLine } from '../pricing/price-cart.ts';
import {
  deleteLine,
  deleteSavedLine,
  insertLineAt,
  moveLineToSaved,
  moveSavedToCart,
} from '../store/cart.ts';
import { updateCart, useCart } from '../store/cart-store.ts';
import { cartToastMessages } from './cart-messages.ts';

/** All cart actions share one toast, so only the last one can be undone. */
const toastId = 'cart';

export function removeLineWithUndo({ name, title }: PricedLine): void {
  const { lines } = useCart.getState();
  const index = lines.findIndex((line) => getLineKey(line) === name);
  const line = lines[index];
  if (!line) return;
  updateCart((cart) => deleteLine(cart, name));
  showToast(cartToastMessages.removed(title), {
    id: toastId,
    action: undo(() => updateCart((cart) => insertLineAt(cart, line, index))),
  });
}

export function saveLineForLater({ name, title }: PricedLine): void {
  updateCart((cart) => moveLineToSaved(cart, name));
  showToast(cartToastMessages.savedForLater(title), {
    id: toastId,
    action: undo(() => updateCart((cart) => moveSavedToCart(cart, name))),
  });
}

export function moveSavedLineToCart({ name, title }: PricedLine): void {
  updateCart((cart) => moveSavedToCart(cart, name));
  showToast(cartToastMessages.movedBack(title), {
    id: toastId,
    action: undo(() => updateCart((cart) => moveLineToSaved(cart, name))),
  });
}

export function removeSavedLine({ name, title }: PricedLine): void {
  const line = useCart.getState().later.find((held) => getLineKey(held) === name);
  if (!line) return;
  updateCart((cart) => deleteSavedLine(cart, name));
  showToast(cartToastMessages.removedFromSaved(title), {
    id: toastId,
    action: undo(() =>
      updateCart((cart) => ({ ...cart, later: [line, ...deleteSavedLine(cart, name).later] })),
    ),
  });
}

/** Clears the cart without a confirmation; the toast offers Undo instead. */
export function clearCart(): void {
  const { lines, coupon, count } = useCart.getState();
  updateCart((cart) => ({ ...cart, lines: [], coupon: undefined }));
  showToast(cartToastMessages.cleared(count), {
    id: toastId,
    action: undo(() =>
      updateCart((cart) => ({
        ...lines.reduceRight((back, line) => insertLineAt(back, line, 0), cart),
        coupon: cart.coupon ?? coupon,
      })),
    ),
  });
}

function undo(onClick: () => void) {
  return { label: 'Undo', onClick };
}
