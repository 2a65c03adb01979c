import { afterEach, expect, test, vi } from 'vitest';
import { clearPersonalData } from '../../customer/session/clear-personal-data.ts';
import {
  parsePlacedOrders,
  readGuestOrders,
  readGuestToken,
  readPlacedOrderLines,
  type StoredPlacedOrder,
  savePlacedOrder,
  upsertOrder,
} from './placed-orders.ts';

const sofa = { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 } as const;
const order: StoredPlacedOrder = {
  orderId: 'o1',
  invoiceId: 'k3j9',
  orderNumber: 'PR-4F7K-92',
  guestToken: 'token',
  lines: [sofa],
};

const byInvoice = (value: string) => readGuestToken({ by: 'invoiceId', value });

afterEach(() => {
  clearPersonalData();
  vi.unstubAllGlobals();
});

function withStorage(setItem?: () => never) {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => stored.set(key, value)),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

test('CHECK-4 remembers a placed order until sign-out', () => {
  const stored = withStorage();
  savePlacedOrder(order);
  expect(byInvoice('k3j9')).toBe('token');
  expect(readGuestToken({ by: 'orderId', value: 'o1' })).toBe('token');
  expect(readPlacedOrderLines('k3j9')).toEqual([sofa]);
  expect(byInvoice('other')).toBeUndefined();
  clearPersonalData();
  expect(byInvoice('k3j9')).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('CHECK-4 keeps the order in memory if the storage fails', () => {
  withStorage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  savePlacedOrder(order);
  expect(byInvoice('k3j9')).toBe('token');
  clearPersonalData();
  expect(byInvoice('k3j9')).toBeUndefined();
});

test('CHECK-5 lists only the orders that have a guest token', () => {
  withStorage();
  savePlacedOrder(order);
  savePlacedOrder({ orderId: 'o2', invoiceId: 'm4k1', orderNumber: 'PR-9D2S-11', lines: [sofa] });
  expect(readGuestOrders()).toEqual([order]);
});

test('CHECK-4 an order that is found by its number keeps its lines and gets the new token', () => {
  const found = { ...order, guestToken: 'new', lines: [] };
  expect(upsertOrder([order], found)).toEqual([{ ...order, guestToken: 'new' }]);
});

test('CHECK-4 remembers ten orders, the latest first', () => {
  const many = Array.from({ length: 14 }, (_, nth) => ({ ...order, invoiceId: `i${nth}` }));
  const orders = many.reduce<StoredPlacedOrder[]>(upsertOrder, []);
  expect(orders.map(({ invoiceId }) => invoiceId)).toEqual(
    many
      .map((one) => one.invoiceId)
      .reverse()
      .slice(0, 10),
  );
});

test.each([null, '', '{', 'null', '7', '{}', '[null, 7, {}]', '[{"invoiceId":7,"orderNumber":"x"}]'])(
  'CHECK-4 parses no orders from an invalid stored value: %s',
  (stored) => {
    expect(parsePlacedOrders(stored)).toEqual([]);
  },
);

test('CHECK-4 drops only the invalid parts of an order', () => {
  const torn = { ...order, guestToken: 7, lines: [{ code: 'x' }, sofa, null] };
  expect(parsePlacedOrders(JSON.stringify([torn]))).toEqual([
    { orderId: 'o1', invoiceId: 'k3j9', orderNumber: 'PR-4F7K-92', lines: [sofa] },
  ]);
});
