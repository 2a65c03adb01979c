import type { CartLine } from '@piri/contract/cart-lines';
import { toCartLine } from '@piri/contract/line-item';
import type { Order } from '@piri/contract/order';
import { parseCart } from '../../cart/store/cart.ts';
import { onPersonalDataCleared } from '../../customer/session/clear-personal-data.ts';
import { readStored, tryWriteStored } from '../../platform/storage/local-storage.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';

/** What this browser knows of an order that was placed in it. */
export interface PlacedOrder {
  /** Absent where this browser was not told. */
  kind?: Order['kind'];
  orderId: string;
  invoiceId: string;
  orderNumber: string;
  /** Opens the order to whoever has no account. It goes into a header, never into an address. */
  guestToken?: string;
  /** What was ordered, to be put back into the cart. */
  lines: readonly CartLine[];
}

export type GuestOrder = PlacedOrder & { guestToken: string };

/** An order as an address names it: by its invoice where a payment leads back to, else by its own id. */
export interface OrderRef {
  by: 'invoiceId' | 'orderId';
  value: string;
}

/** Where the storage is full or forbidden, orders are known as long as this page lives. */
let ordersInMemory: PlacedOrder[] | undefined;

onPersonalDataCleared(() => {
  ordersInMemory = undefined;
});

/** So many are remembered. An older one is found by its number. */
const remembered = 10;

/** Puts an order in front. What was known of it and is not said again stays known. */
export function savePlacedOrder(order: PlacedOrder): void {
  const orders = upsertOrder(placedOrders(), order);
  ordersInMemory = tryWriteStored(storageKeys.placedOrders, JSON.stringify(orders)) ? undefined : orders;
}

export function getGuestToken({ by, value }: OrderRef): string | undefined {
  return placedOrders().find((order) => order[by] === value)?.guestToken;
}

/** The orders that this browser opens without an account, the last one first. */
export function listGuestOrders(): GuestOrder[] {
  return placedOrders().flatMap(({ guestToken, ...order }) => (guestToken ? [{ ...order, guestToken }] : []));
}

/** What was ordered, as it went into the order; nothing for an order of another browser. */
export function getOrderedLines(invoiceId: string): readonly CartLine[] {
  return placedOrders().find((order) => order.invoiceId === invoiceId)?.lines ?? [];
}

/** What was ordered last in this browser. */
export function getLatestOrder(): PlacedOrder | undefined {
  return placedOrders()[0];
}

export function upsertOrder(orders: readonly PlacedOrder[], order: PlacedOrder): PlacedOrder[] {
  const before = orders.find(({ invoiceId }) => invoiceId === order.invoiceId);
  const others = orders.filter((one) => one !== before);
  const lines = order.lines.length > 0 ? order.lines : (before?.lines ?? []);
  return [{ ...before, ...order, lines }, ...others].slice(0, remembered);
}

/** The orders in a drawer of the storage. One that is torn costs itself and no other. */
export function parsePlacedOrders(stored: string | null): PlacedOrder[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.flatMap(readOrder).slice(0, remembered) : [];
  } catch {
    // Written over by something else: nothing was ordered here.
    return [];
  }
}

function placedOrders(): PlacedOrder[] {
  return ordersInMemory ?? parsePlacedOrders(readStored(storageKeys.placedOrders));
}

function readOrder(order: Partial<Record<keyof PlacedOrder, unknown>> | null): PlacedOrder[] {
  const { kind, orderId, invoiceId, orderNumber, guestToken, lines } = order ?? {};
  if (typeof orderId !== 'string' || typeof invoiceId !== 'string') return [];
  if (typeof orderNumber !== 'string') return [];
  const known = (kind === 'ORDER' || kind === 'BOOKING') && ({ kind } as const);
  const token = typeof guestToken === 'string' && guestToken !== '' && { guestToken };
  return [{ ...known, orderId, invoiceId, orderNumber, ...token, lines: readLines(lines) }];
}

/** Judged like the lines of a cart, into which they go. */
function readLines(lines: unknown): CartLine[] {
  return parseCart(JSON.stringify({ lines })).lines.map(toCartLine);
}
