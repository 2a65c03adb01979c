import { useEffect } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { whenIdle } from '../../platform/rendering/when-idle.ts';

/** Milliseconds after which whoever came here is reading, and the line is free. */
const afterArrival = 10_000;

/** Keeps the lists that this browser looks names up in, once it has nothing better to do. No page waits for them. */
export function useReferenceCache(shop: Pick<ShopConfig, 'channel'> | undefined) {
  useEffect(() => {
    if (!shop) return;
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(() => keep(shop));
    }, afterArrival);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [shop]);
}

async function keep(shop: Pick<ShopConfig, 'channel'>) {
  try {
    const { refreshReferenceCache } = await import('./refresh-reference-cache.ts');
    await refreshReferenceCache(shop);
  } catch (error) {
    // Such as a module that a newer build has taken away. Nobody waits for these lists: the next page asks again.
    console.debug('The lists for looking up names could not be kept.', error);
  }
}
