import { storageKeys } from '../../platform/storage/storage-keys.ts';

/**
 * Runs where it stands in the document, and says on `<html>` that a guest has ordered in this browser: the first frame
 * keeps their place. It stands in the pages that show them alone, so that no other page carries it.
 */
export const guestOrdersScript = `try{localStorage.${storageKeys.placedOrders}?.includes('"guestToken"')&&(document.documentElement.dataset.session??="guest")}catch{}`;
