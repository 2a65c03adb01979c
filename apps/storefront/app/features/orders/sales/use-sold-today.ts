import type { CartLine } from '@piri/contract/cart-lines';
import { soldKey } from '@piri/contract/line-item';
import { useEffect } from 'react';
import type { Offers } from '../../cart/pricing/load-offers.ts';
import { learnOffers, useOffers } from '../../cart/pricing/offers-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';

/** What is sold today under lines that were ordered once: on which stage a piece stands, and how it is drawn. */
export function useSoldToday(lines: readonly CartLine[]): Offers {
  const shop = useRootData()?.shop;
  const offers = useOffers((state) => state.offers);
  const names = [...new Set(lines.map(soldKey))].sort().join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` stands for `lines`
  useEffect(() => {
    const known = useOffers.getState().offers;
    const unknown = lines.filter((line) => !(soldKey(line) in known));
    if (shop && unknown.length > 0) void learnOffers(shop, unknown);
  }, [shop, names]);
  return offers;
}
