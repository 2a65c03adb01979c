import { expect, test } from 'vitest';
import { mergeLine, parseStoredCartWithLine, parseStoredLines } from './stored-cart.ts';

const chair = { sourceType: 'item', code: 'KOL-MUS', quantity: 1 } as const;

test.each([null, '', '{', '7', '[]', 'null', '{"lines":7}', '{"lines":[null]}', '{"lines":[{"code":"x"}]}'])(
  'CART-1 parses no lines from an invalid stored cart: %s',
  (stored) => {
    expect(parseStoredLines(stored)).toEqual([]);
    expect(parseStoredCartWithLine(stored, chair).lines).toEqual([chair]);
  },
);

test.each([-1, 0, 0.5, 'many', null])('CART-1 drops a line with a quantity of %s', (quantity) => {
  expect(parseStoredLines(JSON.stringify({ lines: [{ ...chair, quantity }] }))).toEqual([]);
});

test('CART-2 adds to the quantity of an existing line, or adds a new line', () => {
  const one = JSON.stringify(parseStoredCartWithLine(null, chair));
  expect(parseStoredCartWithLine(one, { ...chair, quantity: 2 }).lines).toEqual([{ ...chair, quantity: 3 }]);
  expect(parseStoredCartWithLine(one, { ...chair, code: 'KOL-ASH' }).lines).toHaveLength(2);
});

test('CART-2 keeps a bundle and an item with the same code as two lines', () => {
  expect(mergeLine([chair], { ...chair, sourceType: 'bundle' })).toHaveLength(2);
});

test('CART-2 limits a line to a quantity of 99', () => {
  expect(mergeLine([{ ...chair, quantity: 98 }], { ...chair, quantity: 5 })).toEqual([
    { ...chair, quantity: 99 },
  ]);
});

test('CART-3 keeps the last seen price, even if a line is added without one', () => {
  const seen = mergeLine([{ ...chair, seenPrice: 16_800 }], { ...chair, seenPrice: 15_000 });
  expect(seen[0]?.seenPrice).toBe(15_000);
  expect(mergeLine(seen, chair)[0]).toEqual({ ...chair, quantity: 3, seenPrice: 15_000 });
});

test('CART-1 keeps saved lines and the coupon when a line is added to the stored cart', () => {
  const stored = JSON.stringify({ version: 1, lines: [], later: [chair], coupon: 'EID10' });
  expect(parseStoredCartWithLine(stored, chair)).toEqual({
    version: 1,
    lines: [chair],
    later: [chair],
    coupon: 'EID10',
  });
});
