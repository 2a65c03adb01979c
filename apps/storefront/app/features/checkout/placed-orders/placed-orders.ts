import type { CartLine } from '@piri/contract/cart-lines';
import { toCartLine } from '@piri/contract/line-item';
import type { Order } from '@piri/contract/order';
import { parseCart } from '../../cart/store/cart.ts';
import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';
import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** An order that was placed in this browser, as stored here. */
export interface StoredPlacedOrder {
  /** Undefined if this browser does not know it. */
  kind?: Order['kind'];
  orderId: string;
  invoiceId: string;
  orderNumber: string;
  /** Gives access to the order without an account. It goes into a header, never into an address. */
  guestToken?: string;
  /** The ordered lines, for putting them back into the cart. */
  lines: readonly CartLine[];
}

export type GuestOrder = StoredPlacedOrder & { guestToken: string };

/** A reference to an order in an address: by invoice after a payment, otherwise by its own id. */
export interface OrderRef {
  by: 'invoiceId' | 'orderId';
  value: string;
}

/** The fallback if the storage is full or blocked: orders are known as long as the page lives. */
let ordersInMemory: StoredPlacedOrder[] | undefined;

onPersonalDataCleared(() => {
  ordersInMemory = undefined;
});

/** The maximum number of stored orders. An older one is found by its number. */
const maxStoredOrders = 10;

/** Stores an order as the latest one. Known fields that it leaves out are kept. */
export function savePlacedOrder(order: StoredPlacedOrder): void {
  const orders = upsertOrder(placedOrders(), order);
  ordersInMemory = tryWriteStored(storageKeys.placedOrders, JSON.stringify(orders)) ? undefined : orders;
}

export function readGuestToken({ by, value }: OrderRef): string | undefined {
  return placedOrders().find((order) => order[by] === value)?.guestToken;
}

/** Returns the orders that this browser can open without an account, latest first. */
export function readGuestOrders(): GuestOrder[] {
  return placedOrders().flatMap(({ guestToken, ...order }) => (guestToken ? [{ ...order, guestToken }] : []));
}

/** Returns the lines of an order; empty if it was placed in another browser. */
export function readPlacedOrderLines(invoiceId: string): readonly CartLine[] {
  return placedOrders().find((order) => order.invoiceId === invoiceId)?.lines ?? [];
}

/** Returns the latest order placed in this browser. */
export function readLatestPlacedOrder(): StoredPlacedOrder | undefined {
  return placedOrders()[0];
}

export function upsertOrder(
  orders: readonly StoredPlacedOrder[],
  order: StoredPlacedOrder,
): StoredPlacedOrder[] {
  const before = orders.find(({ invoiceId }) => invoiceId === order.invoiceId);
  const others = orders.filter((one) => one !== before);
  const lines = order.lines.length > 0 ? order.lines : (before?.lines ?? []);
  return [{ ...before, ...order, lines }, ...others].slice(0, maxStoredOrders);
}

/** Parses the stored orders. An invalid one is dropped; the others are kept. */
export function parsePlacedOrders(stored: string | null): StoredPlacedOrder[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(readOrder).slice(0, maxStoredOrders) : [];
  } catch {
    // Overwritten by something else: treat it as no orders.
    return [];
  }
}

function placedOrders(): StoredPlacedOrder[] {
  return ordersInMemory ?? parsePlacedOrders(readStored(storageKeys.placedOrders));
}

function readOrder(order: Partial<Record<keyof StoredPlacedOrder, unknown>> | null): StoredPlacedOrder[] {
  const { kind, orderId, invoiceId, orderNumber, guestToken, lines } = order ?? {};
  if (typeof orderId !== 'string' || typeof invoiceId !== 'string') return [];
  if (typeof orderNumber !== 'string') return [];
  const known = (kind === 'ORDER' || kind === 'BOOKING') && ({ kind } as const);
  const token = typeof guestToken === 'string' && guestToken !== '' && { guestToken };
  return [{ ...known, orderId, invoiceId, orderNumber, ...token, lines: readLines(lines) }];
}

/** Validated like the lines of a cart, since they may be added to one. */
function readLines(lines: unknown): CartLine[] {
  return parseCart(JSON.stringify({ lines })).lines.map(toCartLine);
}
