import { keptAttributes, keptCategories } from '@piri/client';
import type { Shop } from '../../../server/shop.ts';
import { patientClient } from '../../browser-client.ts';
import { readStored, store } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import { forgetOldDraft } from '../checkout/forget-old-draft.ts';

/**
 * Brings up to date what lies in this browser: the lists that names are looked up in, of which one that cannot be read is
 * asked for next time, and the draft of an order, which ends.
 */
export async function keepReference(shop: Pick<Shop, 'channel'>): Promise<void> {
  forgetOldDraft();
  const shared = { client: patientClient(shop), now: Date.now() };
  await keptAttributes({ ...shared, drawer: drawer(storageKeys.attributes) });
  await keptCategories({ ...shared, drawer: drawer(storageKeys.categories) });
}

function drawer(key: string) {
  return { read: () => readStored(key), write: (text: string) => void store(key, text) };
}
