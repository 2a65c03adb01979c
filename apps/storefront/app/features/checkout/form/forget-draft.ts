import { unstore } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** Whoever signs out leaves no name and no address behind. */
export function forgetDraft(): void {
  unstore(storageKeys.checkoutDraft);
  unstore(storageKeys.mobileCode);
}
