import { expect, it } from 'vitest';
import { emptyCart, subtractOrderedLines } from './cart.ts';

const line = (code: string, quantity: number) => ({ sourceType: 'item' as const, code, quantity });

it('CHECK-4 removes the ordered quantities and the coupon, and keeps the rest', () => {
  const cart = { ...emptyCart, lines: [line('A', 3), line('B', 1)], later: [line('C', 1)], coupon: 'EID10' };
  const left = subtractOrderedLines(cart, [line('A', 2), { ...line('B', 1), sourceType: 'bundle' }]);
  expect(left.lines).toEqual([line('A', 1), line('B', 1)]);
  expect(left.later).toEqual(cart.later);
  expect(left.coupon).toBeUndefined();
  expect(subtractOrderedLines(cart, [line('A', 5), line('B', 1)]).lines).toEqual([]);
});
