import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** Records that someone at this browser has subscribed, so that no offer asks for an address again. */
export function setSubscribed() {
  tryWriteStored(storageKeys.subscribed, '1');
}

export function isSubscribed(): boolean {
  return readStored(storageKeys.subscribed) !== null;
}
