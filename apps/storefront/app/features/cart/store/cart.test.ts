import { getLineKey, maxCartLines } from '@piri/contract/line-item';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addLines,
  type Cart,
  deleteLine,
  deleteSavedLine,
  emptyCart,
  insertLineAt,
  moveLineToSaved,
  moveSavedToCart,
  parseCart,
  serializeCart,
  updateLine,
} from './cart.ts';
import type { StoredCartLine } from './stored-cart.ts';

const chair: StoredCartLine = { sourceType: 'item', code: 'KOL-MUS', quantity: 1 };
const sofa: StoredCartLine = { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2, seenPrice: 58_500 };
const bundle: StoredCartLine = { sourceType: 'bundle', code: 'dinner-for-four', quantity: 1 };
const cart: Cart = { lines: [chair, sofa, bundle], later: [], coupon: undefined };

test('CART-1 parses a cart of the first version, without saved lines, coupon and prices', () => {
  expect(parseCart('{"version":1,"lines":[{"sourceType":"item","code":"KOL-MUS","quantity":1}]}')).toEqual({
    ...emptyCart,
    lines: [chair],
  });
});

test('CART-1 omits empty saved lines and an empty coupon when serializing', () => {
  expect(serializeCart({ ...emptyCart, lines: [chair] })).toBe(
    JSON.stringify({ version: 1, lines: [chair] }),
  );
});

test('CART-1 parses what it serialized, for any cart', () => {
  const line = fc.record(
    {
      sourceType: fc.constantFrom('item' as const, 'bundle' as const),
      code: fc.stringMatching(/^[\w-]{1,20}$/),
      quantity: fc.integer({ min: 1, max: 99 }),
      seenPrice: fc.nat(),
    },
    { requiredKeys: ['sourceType', 'code', 'quantity'] },
  );
  const lines = fc.uniqueArray(line, { selector: getLineKey, maxLength: 20 });
  const coupon = fc.option(fc.constantFrom('EID10', 'PIRI500'), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ lines, later: lines, coupon }), (anyCart) => {
      expect(parseCart(serializeCart(anyCart))).toEqual(anyCart);
    }),
  );
});

test('CART-1 parses any stored text, and returns only lines that can be bought', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => `{"lines":[${json}]}`),
  );
  fc.assert(
    fc.property(anything, (stored) => {
      for (const { code, quantity } of parseCart(stored).lines) {
        expect(code).toMatch(/^[\w-]{1,200}$/);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(99);
      }
    }),
  );
});

test.each<[string, object]>([
  ['an unknown source type', { ...chair, sourceType: 'sku' }],
  ['a code with markup', { ...chair, code: '<b>x</b>' }],
  ['a code of 10,000 characters', { ...chair, code: 'x'.repeat(10_000) }],
  ['no quantity', { ...chair, quantity: undefined }],
  ['a fractional quantity', { ...chair, quantity: 0.5 }],
])('CART-1 drops only the line with %s', (_, line) => {
  expect(parseCart(JSON.stringify({ lines: [line, sofa] })).lines).toEqual([sofa]);
});

test('CART-1 drops an invalid price, and keeps the line', () => {
  const stored = JSON.stringify({ lines: [{ ...chair, seenPrice: 'cheap' }] });
  expect(parseCart(stored).lines).toEqual([chair]);
});

test('CART-1 merges two lines of the same item', () => {
  expect(parseCart(JSON.stringify({ lines: [chair, chair] })).lines).toEqual([{ ...chair, quantity: 2 }]);
});

test('CART-1 limits a cart to a hundred lines', () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ ...chair, code: `c${index}` }));
  expect(parseCart(JSON.stringify({ lines: many })).lines).toHaveLength(maxCartLines);
  const full = addLines(emptyCart, many);
  expect(full.lines).toHaveLength(maxCartLines);
  expect(addLines(full, [{ ...chair, code: 'c7' }]).lines[7]?.quantity).toBe(2);
});

test('CART-2 restores a removed line at its position', () => {
  const without = deleteLine(cart, getLineKey(sofa));
  expect(without.lines).toEqual([chair, bundle]);
  expect(insertLineAt(without, sofa, 1)).toEqual(cart);
});

test('CART-2 does not restore a removed line that another tab has added again', () => {
  const again = addLines(deleteLine(cart, getLineKey(sofa)), [{ ...sofa, quantity: 5 }]);
  expect(insertLineAt(again, sofa, 1)).toBe(again);
});

test('CART-2 updates the quantity of a line, and ignores a removed line', () => {
  expect(updateLine(cart, getLineKey(sofa), { quantity: 7 }).lines[1]).toEqual({ ...sofa, quantity: 7 });
  const gone = deleteLine(cart, getLineKey(sofa));
  expect(updateLine(gone, getLineKey(sofa), { quantity: 7 })).toEqual(gone);
});

test('CART-2 moves a line to the saved lines, and merges it with the same item when moved back', () => {
  const saved = moveLineToSaved(cart, getLineKey(sofa));
  expect([saved.lines, saved.later]).toEqual([[chair, bundle], [sofa]]);
  const both = addLines(saved, [{ ...sofa, quantity: 1 }]);
  const back = moveSavedToCart(both, getLineKey(sofa));
  expect(back.later).toEqual([]);
  expect(back.lines.at(-1)).toEqual({ ...sofa, quantity: 3 });
});

test('CART-2 saves a line once, and deletes it from the saved lines', () => {
  const twice = moveLineToSaved(addLines(moveLineToSaved(cart, getLineKey(sofa)), [sofa]), getLineKey(sofa));
  expect(twice.later).toEqual([sofa]);
  expect(deleteSavedLine(twice, getLineKey(sofa)).later).toEqual([]);
});

test('CART-2 leaves a saved line in place if the cart is full', () => {
  const lines = Array.from({ length: maxCartLines }, (_, index) => ({ ...chair, code: `c${index}` }));
  const full: Cart = { lines, later: [sofa], coupon: undefined };
  expect(moveSavedToCart(full, getLineKey(sofa))).toBe(full);
});
