import { unstore } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import { forgetDraft } from '../checkout/forget-draft.ts';
import { clearMobileToken } from '../checkout/mobile-token.ts';
import { forgetPlacedOrders } from '../orders/forget-placed-orders.ts';

/** Removes from this browser what tells of a customer beside the session, and what opens something of theirs. */
export function clearPersonalData(): void {
  forgetPlacedOrders();
  forgetDraft();
  clearMobileToken();
  unstore(storageKeys.lastCustomer);
}
