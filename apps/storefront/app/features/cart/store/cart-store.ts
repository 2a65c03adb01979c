import { mostLines } from '@piri/contract/line-item';
import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { setCartFilledAttribute } from './apply-cart-to-document.ts';
import { addLines, type Cart, canAddLine, emptyCart, parseCart, serializeCart } from './cart.ts';
import { type StoredCartLine, totalQuantity } from './stored-cart.ts';

interface CartState extends Cart {
  /** How many things lie in the cart: the sum of the quantities. */
  count: number;
  /** This browser's cart has been taken up. Until then nobody knows whether it is empty. */
  ready: boolean;
  /** The cart will still be there tomorrow. False when the browser's storage is full or forbidden. */
  kept: boolean;
  add: (line: StoredCartLine) => void;
}

/** Empty on the server and until `restoreCart`, so that the first render is the same for everybody. */
export const useCart = create<CartState>(() => ({
  ...emptyCart,
  count: 0,
  ready: false,
  kept: true,
  add: (line) => {
    updateCart((cart) => {
      if (!canAddLine(cart, line)) showToast(`A cart holds ${mostLines} different things. This one is full.`);
      return addLines(cart, [line]);
    });
  },
}));

/**
 * Every change goes this way. It starts from what is stored, not from what is shown, so that it keeps what another tab
 * has put in a moment ago; where nothing can be stored, this tab's own memory is all there is. Returns the cart as it was.
 */
export function updateCart(change: (cart: Cart) => Cart): Cart {
  const state = useCart.getState();
  const before = state.kept ? parseCart(readStored(storageKeys.cart)) : state;
  const after = change(before);
  if (after === before) return before;
  const { lines, later, coupon } = after;
  const text = serializeCart({ lines, later, coupon });
  show(text, tryWriteStored(storageKeys.cart, text));
  return before;
}

/** Takes up the cart of this browser and stays in step with its other tabs. Answers how to stop. */
export function restoreCart(): () => void {
  const { earlyCart } = document.documentElement.dataset;
  // What the early script could not store it has left here.
  if (earlyCart) show(earlyCart, tryWriteStored(storageKeys.cart, earlyCart));
  else takeStored();
  return onStorageChange(storageKeys.cart, takeStored);
}

/** Asks the storage again, whatever an event says: of two events the later one may come first. */
function takeStored() {
  // A cart that could not be stored is this tab's own, and none of another tab's business.
  if (useCart.getState().kept) show(readStored(storageKeys.cart), true);
}

function show(stored: string | null, kept: boolean) {
  const cart = parseCart(stored);
  const count = totalQuantity(cart.lines);
  setCartFilledAttribute(count > 0);
  useCart.setState({ ...cart, kept, ready: true, count });
}
