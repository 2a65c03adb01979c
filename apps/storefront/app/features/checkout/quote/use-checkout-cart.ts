import { useMemo } from 'react';
import { useCartProducts } from '../../cart/pricing/cart-products-store.ts';
import { priceCart } from '../../cart/pricing/price-cart.ts';
import { type UsePricedCartResult, usePricedCart } from '../../cart/pricing/use-priced-cart.ts';
import { useCart } from '../../cart/store/cart-store.ts';
import type { StoredCartLine } from '../../cart/store/stored-cart.ts';

export interface CheckoutCart {
  cart: UsePricedCartResult;
  coupon: string | undefined;
}

const none: readonly StoredCartLine[] = [];

/** Returns the lines of a checkout: the cart of this browser, or the one item to book. */
export function useCheckoutCart(skuCode: string | undefined): CheckoutCart {
  const one = useMemo(
    (): readonly StoredCartLine[] =>
      skuCode === undefined ? none : [{ sourceType: 'item', code: skuCode, quantity: 1 }],
    [skuCode],
  );
  const coupon = useCart((held) => held.coupon);
  const cart = usePricedCart(one);
  const { offers, loading } = useCartProducts();
  if (skuCode === undefined) return { cart, coupon };
  const priced = priceCart({ lines: [...one], later: [] }, { offers, loading: loading || cart.succeeded });
  // Coupons apply to a cart only, not to a booking.
  return { cart: { ...cart, ...priced }, coupon: undefined };
}
