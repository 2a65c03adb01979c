import { keptAttributes, keptCategories } from '@piri/client';
import type { Shop } from '../../../server/shop.ts';
import { patientClient } from '../../browser-client.ts';
import { readStored, store } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';

/** Brings the lists that this browser looks names up in up to date. One that cannot be read is asked for next time. */
export async function keepReference(shop: Pick<Shop, 'channel'>): Promise<void> {
  const shared = { client: patientClient(shop), now: Date.now() };
  await keptAttributes({ ...shared, drawer: drawer(storageKeys.attributes) });
  await keptCategories({ ...shared, drawer: drawer(storageKeys.categories) });
}

function drawer(key: string) {
  return { read: () => readStored(key), write: (text: string) => void store(key, text) };
}
