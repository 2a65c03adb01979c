import { useEffect } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { subscribeToSession } from './session-store.ts';

/**
 * Loads the profile, including the newsletter subscription, at the start and whenever somebody signs in, here or in
 * another tab. For guests it loads nothing.
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
    // For example a module that failed to load. The last known profile stays; the next page retries.
    console.debug('The profile could not be loaded.', error);
  }
}
