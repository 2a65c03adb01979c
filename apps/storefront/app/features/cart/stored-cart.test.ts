import { expect, test } from 'vitest';
import { storedCartCount } from './stored-cart.ts';

const cart = (...quantities: unknown[]) =>
  JSON.stringify({
    version: 1,
    lines: quantities.map((quantity, index) => ({ sourceType: 'item', code: `c${index}`, quantity })),
  });

test('NAV-1 the cart count is the sum of the quantities', () => {
  expect(storedCartCount(cart(1, 2, 3))).toBe(6);
});

test.each([
  null,
  '',
  '{',
  '7',
  '[]',
  'null',
  '{"lines":7}',
  '{"lines":[null]}',
  cart(-1),
  cart('many'),
  cart(0.5),
  cart(1e99),
])('CART-1 a stored cart that cannot be read counts as empty: %s', (stored) => {
  expect(storedCartCount(stored)).toBe(0);
});
