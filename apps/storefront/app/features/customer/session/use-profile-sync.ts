import { useEffect } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { subscribeToSession } from './session-store.ts';

/**
 * Reads who is signed in, and whether they are on the list of the newsletter: at the start, and whenever somebody signs
 * in here or in another tab. Strangers load nothing for it.
 */
export function useProfileSync(shop: Pick<ShopConfig, 'channel'> | undefined) {
  useEffect(() => {
    if (!shop) return;
    return subscribeToSession(({ status }) => {
      if (status === 'in') read(shop);
    });
  }, [shop]);
}

async function read(shop: Pick<ShopConfig, 'channel'>) {
  try {
    const { fetchProfile } = await import('./fetch-profile.ts');
    await fetchProfile(shop);
  } catch (error) {
    // Such as a module that did not arrive. What is shown is what was known last; the next page asks again.
    console.debug('The profile could not be read.', error);
  }
}
