import { removeStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** The storage keys of personal data outside the session, including tokens that give access to it. */
const personalKeys = [
  storageKeys.checkoutDraft,
  storageKeys.lastCustomer,
  storageKeys.mobileCode,
  storageKeys.mobileToken,
  storageKeys.placedOrders,
];

const listeners = new Set<() => void>();

/** Registers a callback for when personal data is cleared, for modules that hold some in memory without storage. */
export function onPersonalDataCleared(clear: () => void): void {
  listeners.add(clear);
}

/** Removes personal data from this browser and calls the listeners. */
export function clearPersonalData(): void {
  for (const key of personalKeys) removeStored(key);
  for (const clear of listeners) clear();
}
