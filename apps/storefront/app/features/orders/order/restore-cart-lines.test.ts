import { expect, test } from 'vitest';
import { emptyCart } from '../../cart/store/cart.ts';
import { addMissingLines, doesCartContainLines } from './restore-cart-lines.ts';

const sofa = { sourceType: 'item', code: 'MGN-3S-ASH', quantity: 1 } as const;
const stools = { sourceType: 'item', code: 'PIRI-NAT', quantity: 4 } as const;

test('CHECK-4 restores the ordered lines once, even if repeated', () => {
  const once = addMissingLines(emptyCart, [sofa, stools]);
  expect(once.lines).toEqual([sofa, stools]);
  expect(addMissingLines(once, [sofa, stools])).toEqual(once);
  expect(doesCartContainLines(once, [sofa, stools])).toBe(true);
});

test('CHECK-4 keeps lines added since, and raises a smaller quantity to the ordered one', () => {
  const rug = { sourceType: 'item', code: 'NKS-090-NS', quantity: 2 } as const;
  const cart = { ...emptyCart, lines: [rug, { ...stools, quantity: 1 }] };
  expect(doesCartContainLines(cart, [stools])).toBe(false);
  expect(addMissingLines(cart, [stools]).lines).toEqual([rug, stools]);
});
