import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countAvailableBundles, toBundlePriceWithSaving } from './bundle.ts';

/** Creates skus with these prices, one unit of each. */
function pieces(...salesPrices: number[]) {
  return salesPrices.map((salesPrice) => ({ salesPrice, quantity: 1 }));
}

test.each([
  ['Boshar Ghor', 118_500, pieces(58_500, 44_900, 18_500, 9_900), 131_800, 10],
  ['Adda and Mehman', 121_900, pieces(86_000, 46_500), 132_500, 8],
  ['Work from Home', 45_900, pieces(16_900, 18_900, 14_900), 50_700, 9],
  ['Kids Corner', 58_900, pieces(56_500, 6_900), 63_400, 7],
])('DETAIL-4 %s for ৳%d', (_, price, parts, listPrice, percent) => {
  expect(toBundlePriceWithSaving(price, parts)).toEqual({
    price,
    listPrice,
    saving: listPrice - price,
    percent,
  });
});

test('DETAIL-4 multiplies the price of a part by its quantity: Notun Ghor has two bedside tables', () => {
  const parts = [...pieces(52_500, 38_900, 29_900), { salesPrice: 7_900, quantity: 2 }];
  expect(toBundlePriceWithSaving(123_000, parts)).toMatchObject({ listPrice: 137_100, saving: 14_100 });
});

test('DETAIL-4 shows no saving for a bundle that costs more than its parts', () => {
  expect(toBundlePriceWithSaving(70_000, pieces(58_500))).toEqual({
    price: 70_000,
    listPrice: 70_000,
    saving: 0,
    percent: 0,
  });
});

test('DETAIL-4 rejects a price or quantity that is not whole', () => {
  expect(() => toBundlePriceWithSaving(100.5, [])).toThrow(/salesPrice/);
  expect(() => toBundlePriceWithSaving(100, [{ salesPrice: 200, quantity: 0.5 }])).toThrow(/quantity/);
});

const table = { skuCode: 'PNG-NAT', quantity: 1, available: 5 };
const chairs = { skuCode: 'PTH-BEIGE', quantity: 4, available: 11 };

test.each([
  ['the part with the least stock sets the limit', [table, chairs], 2],
  ['three chairs are not enough for four', [table, { ...chairs, available: 3 }], 0],
  ['a sold-out part sells out the bundle', [{ ...table, available: 0 }, chairs], 0],
  ['negative stock counts as zero', [{ ...table, available: -2 }, chairs], 0],
  ['a sku in two parts is counted for both', [{ ...chairs, quantity: 2 }, chairs], 1],
  ['a bundle without parts is not for sale', [], 0],
])('DETAIL-4 %s', (_, parts, available) => {
  expect(countAvailableBundles(parts)).toBe(available);
});

describe('for any parts', () => {
  const part = fc.record({
    skuCode: fc.constantFrom('A', 'B', 'C'),
    quantity: fc.integer({ min: 1, max: 9 }),
    available: fc.nat({ max: 200 }),
  });
  const parts = fc.uniqueArray(part, { minLength: 1, maxLength: 3, selector: ({ skuCode }) => skuCode });

  test('DETAIL-4 the stock is enough for that many bundles and no more', () => {
    fc.assert(
      fc.property(parts, (parts) => {
        const count = countAvailableBundles(parts);
        expect(parts.every(({ quantity, available }) => count * quantity <= available)).toBe(true);
        expect(parts.some(({ quantity, available }) => (count + 1) * quantity > available)).toBe(true);
      }),
    );
  });
});
