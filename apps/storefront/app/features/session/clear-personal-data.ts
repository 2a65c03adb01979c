import { readStored, store, unstore } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import { forgetDraft } from '../checkout/forget-draft.ts';
import { clearMobileToken } from '../checkout/mobile-token.ts';
import { forgetPlacedOrders } from '../orders/forget-placed-orders.ts';

/** Whoever signs out leaves nothing in this browser that tells of them or opens something of theirs. */
export function clearPersonalData(): void {
  forgetPlacedOrders();
  forgetDraft();
  clearMobileToken();
  unstore(storageKeys.expiredUser);
}

/**
 * A session that ended by itself clears nothing yet: its owner is most likely still there, with an order half written,
 * one placed as a guest before, or a mobile number just confirmed, and goes on as a guest or signs in again.
 */
export function markExpiredUser(userId: string): void {
  store(storageKeys.expiredUser, userId);
}

/** Clears what the owner of an expired session has left behind if it is somebody else who signs in. */
export function clearDataOfExpiredUser(userId: string): void {
  const expired = readStored(storageKeys.expiredUser);
  if (expired === null) return;
  if (expired !== userId) clearPersonalData();
  unstore(storageKeys.expiredUser);
}
