import { keptAttributes, keptCategories } from '@piri/client';
import type { Shop } from '../../../../server/shop.ts';
import { patientClient } from '../../../browser-client.ts';
import { readStored, store } from '../../../local-storage.ts';
import { storageKeys } from '../../../storage-keys.ts';
import { clearExpiredDraft } from '../../checkout/form/clear-expired-draft.ts';

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
