import { removeStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** What tells of a customer beside the session, and what opens something of theirs. */
const personalKeys = [
  storageKeys.checkoutDraft,
  storageKeys.lastCustomer,
  storageKeys.mobileCode,
  storageKeys.mobileToken,
  storageKeys.placedOrders,
];

const listeners = new Set<() => void>();

/** Calls back when personal data is cleared: for a module that holds some in memory where nothing can be stored. */
export function onPersonalDataCleared(clear: () => void): void {
  listeners.add(clear);
}

/** Removes personal data from this browser, and tells the listeners. */
export function clearPersonalData(): void {
  for (const key of personalKeys) removeStored(key);
  for (const clear of listeners) clear();
}
