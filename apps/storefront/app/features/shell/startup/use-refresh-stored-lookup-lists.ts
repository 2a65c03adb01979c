import { useEffect } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { whenIdle } from '../../platform/rendering/when-idle.ts';

/** The delay in milliseconds after which the user is reading and the connection is free. */
const afterArrival = 10_000;

/** Updates the stored lists for looking up names once the browser is idle. No page waits for them. */
export function useRefreshStoredLookupLists(shop: Pick<ShopConfig, 'channel'> | undefined) {
  useEffect(() => {
    if (!shop) return;
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(() => refresh(shop));
    }, afterArrival);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [shop]);
}

async function refresh(shop: Pick<ShopConfig, 'channel'>) {
  try {
    const { refreshStoredLookupLists } = await import('./refresh-stored-lookup-lists.ts');
    await refreshStoredLookupLists(shop);
  } catch (error) {
    // For example a module that a newer build has removed. Nothing depends on these lists; the next page retries.
    console.debug('The stored lookup lists could not be refreshed.', error);
  }
}
