import { useEffect } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { onAuthChange } from './session-store.ts';

/**
 * Loads the profile, including the newsletter subscription, at the start and whenever somebody signs in, here or in
 * another tab. For guests it loads nothing.
 */
export function useProfileSync(shop: Pick<ShopConfig, 'channel'> | undefined) {
  useEffect(() => {
    if (!shop) return;
    return onAuthChange(({ status }) => {
      if (status === 'in') loadProfile(shop);
    });
  }, [shop]);
}

async function loadProfile(shop: Pick<ShopConfig, 'channel'>) {
  try {
    const { refreshProfile } = await import('./refresh-profile.ts');
    await refreshProfile(shop);
  } catch (error) {
    // For example a module that failed to load. The last known profile stays; the next page retries.
    console.debug('The profile could not be loaded.', error);
  }
}
