import { create } from 'zustand';
import { onStoredElsewhere, readStored } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import { markCartCount } from './mark-cart-count.ts';
import { storedCartCount } from './stored-cart.ts';

interface CartState {
  /** How many things lie in the cart: the sum of the quantities. */
  count: number;
}

/** Empty on the server and until `restoreCart`, so that the first render is the same for everybody. */
export const useCart = create<CartState>(() => ({ count: 0 }));

/** Takes up the cart of this browser and stays in step with its other tabs. Answers how to stop. */
export function restoreCart(): () => void {
  const take = (stored: string | null) => {
    const count = storedCartCount(stored);
    markCartCount(count);
    useCart.setState({ count });
  };
  take(readStored(storageKeys.cart));
  return onStoredElsewhere(storageKeys.cart, take);
}
