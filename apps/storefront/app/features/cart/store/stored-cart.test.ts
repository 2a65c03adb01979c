import { expect, test } from 'vitest';
import { addStoredLine, mergeLine, parseStoredLines } from './stored-cart.ts';

const chair = { sourceType: 'item', code: 'KOL-MUS', quantity: 1 } as const;

test.each([null, '', '{', '7', '[]', 'null', '{"lines":7}', '{"lines":[null]}', '{"lines":[{"code":"x"}]}'])(
  'CART-1 a stored cart that cannot be read has no lines: %s',
  (stored) => {
    expect(parseStoredLines(stored)).toEqual([]);
    expect(addStoredLine(stored, chair).lines).toEqual([chair]);
  },
);

test.each([-1, 0, 0.5, 'many', null])('CART-1 a line with %s things in it is none', (quantity) => {
  expect(parseStoredLines(JSON.stringify({ lines: [{ ...chair, quantity }] }))).toEqual([]);
});

test('CART-2 adding what is there already makes it more, adding anything else makes a line', () => {
  const one = JSON.stringify(addStoredLine(null, chair));
  expect(addStoredLine(one, { ...chair, quantity: 2 }).lines).toEqual([{ ...chair, quantity: 3 }]);
  expect(addStoredLine(one, { ...chair, code: 'KOL-ASH' }).lines).toHaveLength(2);
});

test('CART-2 a set and a piece of one code are two lines', () => {
  expect(mergeLine([chair], { ...chair, sourceType: 'bundle' })).toHaveLength(2);
});

test('CART-2 no line grows beyond 99', () => {
  expect(mergeLine([{ ...chair, quantity: 98 }], { ...chair, quantity: 5 })).toEqual([
    { ...chair, quantity: 99 },
  ]);
});

test('CART-3 the price that was seen last is the one that is remembered, and none takes none away', () => {
  const seen = mergeLine([{ ...chair, seenPrice: 16_800 }], { ...chair, seenPrice: 15_000 });
  expect(seen[0]?.seenPrice).toBe(15_000);
  expect(mergeLine(seen, chair)[0]).toEqual({ ...chair, quantity: 3, seenPrice: 15_000 });
});

test('CART-1 what is saved for later and the coupon stay when something is added early', () => {
  const stored = JSON.stringify({ version: 1, lines: [], later: [chair], coupon: 'EID10' });
  expect(addStoredLine(stored, chair)).toEqual({
    version: 1,
    lines: [chair],
    later: [chair],
    coupon: 'EID10',
  });
});
