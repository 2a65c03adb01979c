import { maxCartLines } from '@piri/contract/line-item';
import { create } from 'zustand';
import { onStorageChange, readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { setCartFilledAttribute } from './apply-cart-to-document.ts';
import { addLines, type Cart, canAddLine, emptyCart, parseCart, serializeCart } from './cart.ts';
import { getTotalQuantity, type StoredCartLine } from './stored-cart.ts';

interface CartState extends Cart {
  /** The sum of the quantities. */
  count: number;
  /** The stored cart has been restored. Until then it is unknown whether the cart is empty. */
  ready: boolean;
  /** The cart is stored. False if the browser's storage is full or disabled. */
  persisted: boolean;
  add: (line: StoredCartLine) => void;
}

/** Empty on the server and until `restoreCart`, so that the first render is the same for everyone. */
export const useCart = create<CartState>(() => ({
  ...emptyCart,
  count: 0,
  ready: false,
  persisted: true,
  add: (line) => {
    updateCart((cart) => {
      if (!canAddLine(cart, line))
        showToast(`A cart can hold ${maxCartLines} different items, and yours is full.`);
      return addLines(cart, [line]);
    });
  },
}));

/**
 * Updates the cart. Starts from the stored cart, not from the state, so that changes from other tabs are kept. If
 * storing fails, the cart lives in this tab's memory. Returns the previous cart.
 */
export function updateCart(change: (cart: Cart) => Cart): Cart {
  const state = useCart.getState();
  const before = state.persisted ? parseCart(readStored(storageKeys.cart)) : state;
  const after = change(before);
  if (after === before) return before;
  const { lines, later, coupon } = after;
  const text = serializeCart({ lines, later, coupon });
  setCartFromStored(text, tryWriteStored(storageKeys.cart, text));
  return before;
}

/** Restores the stored cart and syncs it with other tabs. Returns a function that stops syncing. */
export function restoreCart(): () => void {
  const { earlyCart } = document.documentElement.dataset;
  // The early script leaves the cart here if it could not store it.
  if (earlyCart) setCartFromStored(earlyCart, tryWriteStored(storageKeys.cart, earlyCart));
  else loadStoredCart();
  return onStorageChange(storageKeys.cart, loadStoredCart);
}

/** Reads the storage instead of the event, since events may arrive out of order. */
function loadStoredCart() {
  // A cart that could not be stored belongs to this tab alone.
  if (useCart.getState().persisted) setCartFromStored(readStored(storageKeys.cart), true);
}

function setCartFromStored(stored: string | null, persisted: boolean) {
  const cart = parseCart(stored);
  const count = getTotalQuantity(cart.lines);
  setCartFilledAttribute(count > 0);
  useCart.setState({ ...cart, persisted, ready: true, count });
}
