import { lineKey, maxLineQuantity, soldKey } from '@piri/contract/line-item';
import { expect, test } from 'vitest';
import type { Cart } from '../store/cart.ts';
import { cartProductFixtures } from './cart-product.fixture.ts';
import { clampCart, getMaxQuantity } from './clamp-cart.ts';

const chair = { sourceType: 'item', code: 'KOL-MUS', quantity: 5, seenPrice: 16_800 } as const;
const cartOf = (...lines: Cart['lines']): Cart => ({ lines, later: [], coupon: undefined });
const sold = soldKey(chair);

test('CART-2 a line is brought down to what there is, and says how many there were', () => {
  const { cart, broughtDown } = clampCart(cartOf(chair), { [sold]: cartProductFixtures({ available: 2 }) });
  expect(cart.lines[0]?.quantity).toBe(2);
  expect(broughtDown).toEqual({ [lineKey(chair)]: 5 });
});

test('CART-2 what is made to order ends at 99 alone', () => {
  const offer = cartProductFixtures({ available: 0, state: 'MADE_TO_ORDER' });
  expect(getMaxQuantity(offer)).toBe(maxLineQuantity);
  expect(clampCart(cartOf(chair), { [sold]: offer }).broughtDown).toEqual({});
});

test('CART-2 what is sold out keeps its number: it may come back', () => {
  const offer = cartProductFixtures({ available: 0, state: 'SOLD_OUT' });
  expect(getMaxQuantity(offer)).toBeUndefined();
  const before = cartOf(chair);
  expect(clampCart(before, { [sold]: offer }).cart).toBe(before);
});

test('CART-3 a line without a price takes that of today, to be compared with later ones', () => {
  const { seenPrice: _, ...early } = chair;
  expect(
    clampCart(cartOf(early), { [sold]: cartProductFixtures({ price: 15_000 }) }).cart.lines[0]?.seenPrice,
  ).toBe(15_000);
});

test('CART-3 a price that was seen is not written over: whoever saw it has to be told', () => {
  const before = cartOf(chair);
  expect(clampCart(before, { [sold]: cartProductFixtures({ price: 15_000 }) }).cart).toBe(before);
});

test.each(['gone', undefined] as const)('CART-1 a line that is %s to the shop stays as it is', (offer) => {
  const before = cartOf(chair);
  expect(clampCart(before, offer ? { [sold]: offer } : {}).cart).toBe(before);
});
