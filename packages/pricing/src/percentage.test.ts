import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ceilPercentOf, floorPercentOf, isDiscountPercent } from './percentage.ts';

test.each([
  [58_500, 12, 7_020, 7_020],
  [44_900, 12, 5_388, 5_388],
  [18_900, 13, 2_457, 2_457],
  [9_990, 7, 699, 700],
  [40_455, 10, 4_045, 4_046],
  [100_000, 1.005, 1_005, 1_005],
  [0, 50, 0, 0],
  [1, 0, 0, 0],
  [1, 100, 1, 1],
])('CART-4 of ৳%d, %d %% is ৳%d rounded down and ৳%d rounded up', (amount, percent, down, up) => {
  expect(floorPercentOf(amount, percent)).toBe(down);
  expect(ceilPercentOf(amount, percent)).toBe(up);
});

test.each([0, -0, -1, 100.01, Number.NaN, Number.POSITIVE_INFINITY])(
  'CART-4 %d %% is not valid',
  (percent) => {
    expect(isDiscountPercent(percent)).toBe(false);
  },
);

test.each([0.01, 12.5, 100])('CART-4 %d %% is valid', (percent) => {
  expect(isDiscountPercent(percent)).toBe(true);
});

describe('for any amount and hundredth of a percent', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  const hundredths = fc.integer({ min: 0, max: 10_000 });

  test('CART-4 equals the exact result, rounded once', () => {
    fc.assert(
      fc.property(amounts, hundredths, (amount, hundredth) => {
        const exact = BigInt(amount) * BigInt(hundredth);
        expect(floorPercentOf(amount, hundredth / 100)).toBe(Number(exact / 10_000n));
        expect(ceilPercentOf(amount, hundredth / 100)).toBe(Number((exact + 9_999n) / 10_000n));
      }),
    );
  });
});
