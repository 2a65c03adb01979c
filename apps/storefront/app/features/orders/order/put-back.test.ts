import { expect, test } from 'vitest';
import { emptyCart } from '../../cart/store/cart.ts';
import { liesIn, withOrdered } from './put-back.ts';

const sofa = { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 } as const;
const stools = { sourceType: 'item', code: 'PIRI-NAT', quantity: 4 } as const;

test('CHECK-4 what was ordered is put back once, however often it is asked for', () => {
  const once = withOrdered(emptyCart, [sofa, stools]);
  expect(once.lines).toEqual([sofa, stools]);
  expect(withOrdered(once, [sofa, stools])).toEqual(once);
  expect(liesIn(once, [sofa, stools])).toBe(true);
});

test('CHECK-4 what was gathered since stays, and less of the same becomes as much as was ordered', () => {
  const rug = { sourceType: 'item', code: 'NKS-090-NS', quantity: 2 } as const;
  const cart = { ...emptyCart, lines: [rug, { ...stools, quantity: 1 }] };
  expect(liesIn(cart, [stools])).toBe(false);
  expect(withOrdered(cart, [stools]).lines).toEqual([rug, stools]);
});
