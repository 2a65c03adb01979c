import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { clearPersonalData } from './clear-personal-data.ts';

/**
 * Clears what the customer before has left here. Signing out clears it at once; a session that ends by itself does not,
 * since its owner is most likely still there, with an order half written, and signs in again.
 */
export function clearDataOfOthers(userId: string): void {
  const last = readStored(storageKeys.lastCustomer);
  if (last === userId) return;
  if (last !== null) clearPersonalData();
  tryWriteStored(storageKeys.lastCustomer, userId);
}
