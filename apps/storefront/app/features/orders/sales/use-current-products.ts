import type { CartLine } from '@piri/contract/cart-lines';
import { getSoldRefKey } from '@piri/contract/line-item';
import { useEffect } from 'react';
import { fetchAndCacheCartProducts, useCartProducts } from '../../cart/pricing/cart-products-store.ts';
import type { CartProducts } from '../../cart/pricing/fetch-cart-products.ts';
import { useRootData } from '../../platform/settings/root-data.ts';

/** Loads ordered items as they are sold today, for their backdrops and drawings. */
export function useCurrentProducts(lines: readonly CartLine[]): CartProducts {
  const shop = useRootData()?.shop;
  const offers = useCartProducts((state) => state.offers);
  const names = [...new Set(lines.map(getSoldRefKey))].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` stands for `lines`, which may be a new array of the same items
  useEffect(() => {
    const known = useCartProducts.getState().offers;
    const unknown = lines.filter((line) => !(getSoldRefKey(line) in known));
    if (shop && unknown.length > 0) void fetchAndCacheCartProducts(shop, unknown);
  }, [shop, names]);
  return offers;
}
