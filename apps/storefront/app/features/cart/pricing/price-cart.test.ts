import { expect, test } from 'vitest';
import { createCartProductFixture } from './cart-product.fixtures.ts';
import type { CartProducts } from './fetch-cart-products.ts';
import { priceCart } from './price-cart.ts';

const chair = { sourceType: 'item', code: 'KOL-MUS', quantity: 2 } as const;
const bundle = { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 } as const;
const reduced = createCartProductFixture({ salesPrice: 16_800, price: 15_120 });
const dinner = createCartProductFixture({
  sourceType: 'bundle',
  code: 'dinner-for-four',
  salesPrice: 57_500,
  price: 57_500,
});
const priced = (offers: CartProducts, { loading = false, lines = [chair, bundle] } = {}) =>
  priceCart({ lines, later: [] }, { offers, loading });

test('CART-3 totals the lines, quantities, and prices before and after discounts', () => {
  const { totals, complete } = priced({ 'item:KOL-MUS': reduced, 'bundle:dinner-for-four': dinner });
  expect(totals).toMatchObject({ items: 2, quantity: 3, subTotal: 91_100, total: 87_740, discount: 3_360 });
  expect(complete).toBe(true);
});

test('CART-3 excludes unavailable items from the totals', () => {
  const soldOut = createCartProductFixture({ available: 0, state: 'SOLD_OUT' });
  const { lines, totals, complete } = priced({ 'item:KOL-MUS': soldOut, 'bundle:dinner-for-four': 'gone' });
  expect(lines.map(({ state }) => state)).toEqual(['soldOut', 'gone']);
  expect(totals).toMatchObject({ items: 0, payable: 0 });
  expect(complete).toBe(true);
});

test('CART-3 marks the totals as incomplete while a line is unknown', () => {
  const loading = priced({ 'item:KOL-MUS': reduced }, { loading: true });
  expect(loading.lines.map(({ state }) => state)).toEqual(['sold', 'asking']);
  expect(loading.complete).toBe(false);
  const unknown = priced({ 'item:KOL-MUS': reduced });
  expect(unknown.lines.map(({ state }) => state)).toEqual(['sold', 'unknown']);
  expect(unknown.complete).toBe(false);
  const unread = priced({ 'item:KOL-MUS': reduced, 'bundle:dinner-for-four': 'unread' });
  expect(unread.lines.map(({ state }) => state)).toEqual(['sold', 'unread']);
  expect(unread).toMatchObject({ complete: false, totals: { items: 1 } });
});

test('CART-2 limits a line to the available stock', () => {
  expect(priced({ 'item:KOL-MUS': createCartProductFixture({ available: 3 }) }).lines[0]?.maxQuantity).toBe(
    3,
  );
});
