import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateIncludedVat } from './vat.ts';

test.each([
  [112_640, 15, 14_692],
  [115, 15, 15],
  [107, 7.5, 7],
  [3, 15, 0],
  [4, 15, 1],
  [90_000, 0, 0],
])('CHECK-5 MONEY-1 of ৳%d with %d percent included, ৳%d is VAT', (amount, percent, vat) => {
  expect(calculateIncludedVat(amount, percent)).toBe(vat);
});

test('CHECK-5 MONEY-1 adding VAT to the net amount gives the gross amount, within half a taka', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 400 }), (amount, quarters) => {
      const percent = quarters / 4;
      const net = amount - calculateIncludedVat(amount, percent);
      expect(Math.abs(net * (1 + percent / 100) - amount)).toBeLessThanOrEqual(
        0.5 * (1 + percent / 100) + 1e-6,
      );
    }),
  );
});

test('CHECK-5 rejects an amount that is not whole', () => {
  expect(() => calculateIncludedVat(0.5, 15)).toThrow();
});
