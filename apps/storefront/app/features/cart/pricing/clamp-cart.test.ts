import { getLineKey, getSoldRefKey, maxLineQuantity } from '@piri/contract/line-item';
import { expect, test } from 'vitest';
import type { Cart } from '../store/cart.ts';
import { createCartProductFixture } from './cart-product.fixtures.ts';
import { clampCart, getMaxQuantity } from './clamp-cart.ts';

const chair = { sourceType: 'item', code: 'KOL-MUS', quantity: 5, seenPrice: 16_800 } as const;
const cartOf = (...lines: Cart['lines']): Cart => ({ lines, later: [], coupon: undefined });
const sold = getSoldRefKey(chair);

test('CART-2 reduces a quantity to the available stock, and returns the previous quantity', () => {
  const { cart, previousQuantities } = clampCart(cartOf(chair), {
    [sold]: createCartProductFixture({ available: 2 }),
  });
  expect(cart.lines[0]?.quantity).toBe(2);
  expect(previousQuantities).toEqual({ [getLineKey(chair)]: 5 });
});

test('CART-2 limits a made-to-order item only by the maximum of a line', () => {
  const offer = createCartProductFixture({ available: 0, state: 'MADE_TO_ORDER' });
  expect(getMaxQuantity(offer)).toBe(maxLineQuantity);
  expect(clampCart(cartOf(chair), { [sold]: offer }).previousQuantities).toEqual({});
});

test('CART-2 keeps the quantity of a sold-out item, which may return', () => {
  const offer = createCartProductFixture({ available: 0, state: 'SOLD_OUT' });
  expect(getMaxQuantity(offer)).toBeUndefined();
  const before = cartOf(chair);
  expect(clampCart(before, { [sold]: offer }).cart).toBe(before);
});

test('CART-3 stores the current price of a line without one', () => {
  const { seenPrice: _, ...early } = chair;
  expect(
    clampCart(cartOf(early), { [sold]: createCartProductFixture({ price: 15_000 }) }).cart.lines[0]
      ?.seenPrice,
  ).toBe(15_000);
});

test('CART-3 keeps the seen price, so that a change can be shown', () => {
  const before = cartOf(chair);
  expect(clampCart(before, { [sold]: createCartProductFixture({ price: 15_000 }) }).cart).toBe(before);
});

test.each(['gone', undefined] as const)('CART-1 leaves a line unchanged if its offer is %s', (offer) => {
  const before = cartOf(chair);
  expect(clampCart(before, offer ? { [sold]: offer } : {}).cart).toBe(before);
});
