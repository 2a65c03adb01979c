import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';
import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** The fallback without storage: the token lasts as long as the page. */
let inMemory: string | undefined;

onPersonalDataCleared(() => {
  inMemory = undefined;
});

/** Stores a token that proves that this browser has confirmed a mobile number, without storing which one. */
export function storeMobileToken(token: string): void {
  inMemory = token;
  tryWriteStored(storageKeys.mobileToken, token);
}

/** Returns the token as an option for API calls. */
export function readMobileTokenOption(): { mobileToken?: string } {
  const mobileToken = readStored(storageKeys.mobileToken) ?? inMemory;
  return mobileToken === undefined ? {} : { mobileToken };
}
