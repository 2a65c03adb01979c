import { toUsableCurrency } from '@piri/pricing/convert';
import { useEffect } from 'react';
import { openDropdownAfterEarlyAdd } from '../../cart/store/cart-dropdown-actions.ts';
import { restoreCart } from '../../cart/store/cart-store.ts';
import { restoreCurrency } from '../../catalogue/prices/currency-store.ts';
import { restoreDeliveryArea } from '../../customer/delivery/delivery-area-store.ts';
import { restoreSession } from '../../customer/session/session-store.ts';
import { useProfileSync } from '../../customer/session/use-profile-sync.ts';
import { restoreWishlist } from '../../customer/wishlist/wishlist-store.ts';
import { markHydrated } from '../../platform/rendering/hydration.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { restoreTheme } from '../theme/theme-store.ts';
import { useRefreshStoredLookupLists } from './use-refresh-stored-lookup-lists.ts';

/** Restores what only this browser knows after the first render, since the server's page is the same for all users. */
export function useRestoreClientState() {
  const root = useRootData();
  const shop = root?.shop;
  const currencies = root?.reference.currencies;
  useRefreshStoredLookupLists(root?.shop);
  // Before the session is restored, so that it receives that change.
  useProfileSync(root?.shop);

  useEffect(
    () =>
      inNextTask(() => {
        const stops = [restoreCart(), restoreSession(), restoreTheme(), restoreDeliveryArea()];
        markHydrated();
        openDropdownAfterEarlyAdd();
        return () => {
          for (const stop of stops) stop();
        };
      }),
    [],
  );
  // The wishlist depends on the session, which is restored by now.
  useEffect(() => (shop ? inNextTask(() => restoreWishlist(shop)) : undefined), [shop]);
  useEffect(() => {
    // Drop currencies without a valid rate: prices would wait for one forever.
    const usable = currencies?.filter((currency) => toUsableCurrency(currency).code === currency.code);
    return usable && inNextTask(() => restoreCurrency(usable.map(({ code }) => code)));
  }, [currencies]);
}

/** Runs in the next task, so that its changes render separately from the first render and a tap can come in between. */
function inNextTask(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const timer = setTimeout(() => {
    stop = start();
  });
  return () => {
    clearTimeout(timer);
    stop?.();
  };
}
