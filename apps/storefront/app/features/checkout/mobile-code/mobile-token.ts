import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';
import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** Where nothing can be stored it counts as long as this page is open. */
let inMemory: string | undefined;

onPersonalDataCleared(() => {
  inMemory = undefined;
});

/** Remembers that this browser has confirmed a mobile number. It does not tell which. */
export function storeMobileToken(token: string): void {
  inMemory = token;
  tryWriteStored(storageKeys.mobileToken, token);
}

/** As an option of the calls that take it. */
export function mobileTokenOption(): { mobileToken?: string } {
  const mobileToken = readStored(storageKeys.mobileToken) ?? inMemory;
  return mobileToken === undefined ? {} : { mobileToken };
}
