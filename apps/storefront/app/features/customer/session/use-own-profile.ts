import { useEffect } from 'react';
import type { Shop } from '../../../../server/shop.ts';
import { onSession } from './session-store.ts';

/**
 * Reads who is signed in, and whether they are on the list of the newsletter: at the start, and whenever somebody signs
 * in here or in another tab. Strangers load nothing for it.
 */
export function useOwnProfile(shop: Pick<Shop, 'channel'> | undefined) {
  useEffect(() => {
    if (!shop) return;
    return onSession(({ status }) => {
      if (status === 'in') read(shop);
    });
  }, [shop]);
}

async function read(shop: Pick<Shop, 'channel'>) {
  try {
    const { readProfile } = await import('./read-profile.ts');
    await readProfile(shop);
  } catch (error) {
    // Such as a module that did not arrive. What is shown is what was known last; the next page asks again.
    console.debug('The profile could not be read.', error);
  }
}
