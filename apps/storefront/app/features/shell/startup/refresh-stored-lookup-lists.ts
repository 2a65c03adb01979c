import { fetchCachedAttributes, fetchCachedCategories } from '@piri/client';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { clearExpiredDraft } from '../../checkout/form/clear-expired-draft.ts';
import { getBackgroundClient } from '../../customer/session/get-browser-client.ts';
import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/**
 * Updates the data stored in this browser: the lists for looking up names, and the checkout draft, which expires. A
 * list that fails to load is requested again the next time.
 */
export async function refreshStoredLookupLists(shop: Pick<ShopConfig, 'channel'>): Promise<void> {
  clearExpiredDraft();
  const shared = { client: getBackgroundClient(shop), now: Date.now() };
  await fetchCachedAttributes({ ...shared, drawer: drawer(storageKeys.attributes) });
  await fetchCachedCategories({ ...shared, drawer: drawer(storageKeys.categories) });
}

function drawer(key: string) {
  return { read: () => readStored(key), write: (text: string) => void tryWriteStored(key, text) };
}
