import { removeStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** Removes the draft, and the code that was sent for its mobile number. */
export function deleteStoredDraft(): void {
  removeStored(storageKeys.checkoutDraft);
  removeStored(storageKeys.mobileCode);
}
