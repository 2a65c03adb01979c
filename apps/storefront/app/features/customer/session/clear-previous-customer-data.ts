import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { clearPersonalData } from './clear-personal-data.ts';

/**
 * Clears the data of the previous customer. Signing out clears it at once, but an expired session does not: its owner
 * is most likely still there with an unfinished order and will sign in again.
 */
export function clearPreviousCustomerData(userId: string): void {
  const last = readStored(storageKeys.lastCustomer);
  if (last === userId) return;
  if (last !== null) clearPersonalData();
  tryWriteStored(storageKeys.lastCustomer, userId);
}
