import { unstore } from '../../local-storage.ts';
import { storageKeys } from '../../storage-keys.ts';
import type { PlacedOrder } from './placed-orders.ts';

/** Where the storage is full or forbidden, orders are known as long as this page lives. */
export const unkept: { orders?: PlacedOrder[] | undefined } = {};

/** Whoever signs out leaves nothing behind that opens an order. */
export function forgetPlacedOrders(): void {
  unkept.orders = undefined;
  unstore(storageKeys.placedOrders);
}
