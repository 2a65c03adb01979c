import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { addLines } from './cart.ts';
import { updateCart, useCart } from './cart-store.ts';

const sofa = { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 } as const;
const stool = { sourceType: 'item', code: 'PIRI-NAT', quantity: 2 } as const;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('CART-5 an update returns the previous stored cart, even before the cart is restored', () => {
  stored.set(storageKeys.cart, JSON.stringify({ version: 1, lines: [sofa] }));
  expect(useCart.getState()).toMatchObject({ ready: false, lines: [] });

  const { lines: before } = updateCart((cart) => addLines(cart, [stool]));
  expect(before).toEqual([sofa]);
  expect(useCart.getState()).toMatchObject({ ready: true, lines: [sofa, stool], count: 3 });

  updateCart((cart) => ({ ...cart, lines: before }));
  expect(useCart.getState()).toMatchObject({ lines: [sofa], count: 1 });
});
