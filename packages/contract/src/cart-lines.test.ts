import { describe, expect, it } from 'vitest';
import { type CartLine, cartLines, cartLinesParam } from './cart-lines.ts';
import { encodeLines } from './line-item.ts';

const lines: CartLine[] = [
  { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 2 },
  { sourceType: 'bundle', code: 'boshar-ghor', quantity: 99 },
];

it('CART-2 encodes lines as one query parameter and decodes them unchanged', () => {
  const word = encodeLines(lines);
  expect(word).toBe('item:MGN-3S-ASH:2,bundle:boshar-ghor:99');
  expect(cartLinesParam.parse(word)).toEqual(lines);
});

it('CART-2 identifies a line by its source type and code', () => {
  const same = [
    { sourceType: 'item', code: 'a', quantity: 1 },
    { sourceType: 'bundle', code: 'a', quantity: 1 },
  ];
  expect(cartLines.safeParse(same).success).toBe(true);
  expect(cartLines.safeParse([same[0], { ...same[0], quantity: 2 }]).success).toBe(false);
});

describe('CART-2 validation of a cart', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `item:S-${index}:1`).join(',');

  it('accepts a cart of a hundred lines', () => {
    expect(cartLinesParam.parse(many(100))).toHaveLength(100);
  });

  it.each([
    '',
    ',',
    'item',
    'item:A',
    'item:A:',
    'item:A:0',
    'item:A:100',
    'item:A:-1',
    'item:A:1.5',
    'item:A:1e1',
    'item:A:01000',
    'item:A:১',
    'item:A:1:1',
    'item:A:1,',
    'item::1',
    'chair:A:1',
    ' item:A:1',
    'item:A B:1',
    "item:A';--:1",
    'item:A:1,item:A:2',
    many(101),
    `item:${'A'.repeat(201)}:1`,
    'x'.repeat(10_001),
  ])('rejects "%.40s"', (word) => {
    expect(cartLinesParam.safeParse(word).success).toBe(false);
  });
});
