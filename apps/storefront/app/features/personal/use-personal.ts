import { useEffect } from 'react';
import { useRootData } from '../../root-data.ts';
import { restoreCart } from '../cart/cart-store.ts';
import { restoreCurrency } from '../currency/currency-store.ts';
import { announceHydration } from '../first-paint/hydration.ts';

/** Fills in what only this browser knows, after the first render: the server's page is the same for everybody. */
export function usePersonal() {
  const currencies = useRootData()?.reference.currencies;

  useEffect(() => {
    announceHydration();
    return restoreCart();
  }, []);

  useEffect(() => {
    if (currencies) return restoreCurrency(currencies.map(({ code }) => code));
  }, [currencies]);
}
