import { storageKeys } from '../../platform/storage/storage-keys.ts';

/**
 * An inline script that marks `<html>` if a guest has placed an order in this browser, so that the first frame reserves
 * space. Only the pages that show guest orders contain it.
 */
export const guestOrdersScript = `try{localStorage.${storageKeys.placedOrders}?.includes('"guestToken"')&&(document.documentElement.dataset.session??="guest")}catch{}`;
