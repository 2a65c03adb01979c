import { keptAttributes, keptCategories } from '@piri/client';
import type { Shop } from '../../../../server/shop.ts';
import { clearExpiredDraft } from '../../checkout/form/clear-expired-draft.ts';
import { patientClient } from '../../customer/session/browser-client.ts';
import { readStored, store } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/**
 * Updates what this browser stores: the lists that names are looked up in, and the draft of an order, which expires. A list
 * that cannot be read is requested the next time.
 */
export async function keepReference(shop: Pick<Shop, 'channel'>): Promise<void> {
  clearExpiredDraft();
  const shared = { client: patientClient(shop), now: Date.now() };
  await keptAttributes({ ...shared, drawer: drawer(storageKeys.attributes) });
  await keptCategories({ ...shared, drawer: drawer(storageKeys.categories) });
}

function drawer(key: string) {
  return { read: () => readStored(key), write: (text: string) => void store(key, text) };
}
