import { useMemo } from 'react';
import { useOffers } from '../../cart/pricing/offers-store.ts';
import { pricedCart } from '../../cart/pricing/priced-cart.ts';
import { type UsedCart, usePricedCart } from '../../cart/pricing/use-priced-cart.ts';
import { useCart } from '../../cart/store/cart-store.ts';
import type { StoredCartLine } from '../../cart/store/stored-cart.ts';

export interface Wanted {
  cart: UsedCart;
  coupon: string | undefined;
}

const none: readonly StoredCartLine[] = [];

/** What a checkout is about: the cart of this browser, or the one piece that is booked beside it. */
export function useWanted(skuCode: string | undefined): Wanted {
  const one = useMemo(
    (): readonly StoredCartLine[] =>
      skuCode === undefined ? none : [{ sourceType: 'item', code: skuCode, quantity: 1 }],
    [skuCode],
  );
  const coupon = useCart((held) => held.coupon);
  const cart = usePricedCart(one);
  const { offers, asking } = useOffers();
  if (skuCode === undefined) return { cart, coupon };
  const priced = pricedCart({ lines: [...one], later: [] }, { offers, asking: asking || cart.reached });
  // Coupons are for what lies in a cart: the shop counts none for a booking.
  return { cart: { ...cart, ...priced }, coupon: undefined };
}
