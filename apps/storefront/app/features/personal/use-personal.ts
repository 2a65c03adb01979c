import { usableCurrency } from '@piri/pricing/convert';
import { useEffect } from 'react';
import { useRootData } from '../../root-data.ts';
import { restoreCart } from '../cart/cart-store.ts';
import { showCartAddedEarly } from '../cart/show-cart.ts';
import { restoreCurrency } from '../currency/currency-store.ts';
import { restoreDeliveryPlace } from '../delivery/delivery-place.ts';
import { announceHydration } from '../first-paint/hydration.ts';
import { useKeptReference } from '../reference/use-kept-reference.ts';
import { restoreSession } from '../session/session-store.ts';
import { useOwnProfile } from '../session/use-own-profile.ts';
import { restoreTheme } from '../theme/theme-store.ts';
import { restoreWishlist } from '../wishlist/wishlist-store.ts';

/** Fills in what only this browser knows, after the first render: the server's page is the same for everybody. */
export function usePersonal() {
  const root = useRootData();
  const shop = root?.shop;
  const currencies = root?.reference.currencies;
  useKeptReference(root?.shop);
  // Before the session is taken up, so that it hears of it.
  useOwnProfile(root?.shop);

  useEffect(() => {
    announceHydration();
    const stop = restoreCart();
    showCartAddedEarly();
    return stop;
  }, []);

  useEffect(restoreSession, []);
  useEffect(() => {
    if (shop) return restoreWishlist(shop);
  }, [shop]);
  useEffect(restoreTheme, []);
  useEffect(restoreDeliveryPlace, []);

  useEffect(() => {
    // One without a good rate is not offered: prices would wait for it for ever.
    const usable = currencies?.filter((currency) => usableCurrency(currency).code === currency.code);
    if (usable) return restoreCurrency(usable.map(({ code }) => code));
  }, [currencies]);
}
