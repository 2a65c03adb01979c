import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateCartTotals, calculateLineTotals, type TotalsLine } from './cart-totals.ts';

const sofas: TotalsLine = { salesPrice: 58_500, price: 51_480, quantity: 2 };
const table: TotalsLine = { salesPrice: 18_500, price: 18_500, quantity: 1 };

test('CART-3 a line has a subtotal before discounts and a total after them', () => {
  expect(calculateLineTotals(sofas)).toEqual({ subTotal: 117_000, total: 102_960 });
});

test('CART-3 calculates the totals of two lines with a coupon and delivery', () => {
  expect(calculateCartTotals([sofas, table], { couponAmount: 5_000, delivery: 1_200 })).toEqual({
    items: 2,
    quantity: 3,
    subTotal: 135_500,
    total: 121_460,
    discount: 14_040,
    couponAmount: 5_000,
    delivery: 1_200,
    payable: 117_660,
  });
});

test('CART-3 without a coupon and delivery, the payable amount is the total', () => {
  expect(calculateCartTotals([sofas, table])).toMatchObject({
    couponAmount: 0,
    delivery: 0,
    payable: 121_460,
  });
});

test('CART-3 all totals of an empty cart are zero', () => {
  expect(new Set(Object.values(calculateCartTotals([])))).toEqual(new Set([0]));
});

test('CART-3 a coupon reduces the total to zero at most, and not the delivery', () => {
  expect(calculateCartTotals([{ ...table, price: 450 }], { couponAmount: 500, delivery: 800 })).toMatchObject(
    {
      couponAmount: 450,
      payable: 800,
    },
  );
});

test.each([
  ['salesPrice', { ...table, salesPrice: 18_500.5 }],
  ['price', { ...table, price: 10.5 }],
  ['price', { ...table, price: -1 }],
  ['quantity', { ...table, quantity: 1.5 }],
  ['quantity', { ...table, quantity: Number.NaN }],
  ['price', { ...table, price: 18_501 }],
])('CART-3 rejects a line with an invalid %s: %j', (what, line) => {
  expect(() => calculateCartTotals([line])).toThrow(new RegExp(`^${what} is `));
});

test.each([{ couponAmount: -5 }, { couponAmount: 0.5 }, { delivery: -800 }, { delivery: Number.NaN }])(
  'CART-3 rejects %j',
  (charges) => {
    expect(() => calculateCartTotals([table], charges)).toThrow(RangeError);
  },
);

describe('for any cart', () => {
  const line: fc.Arbitrary<TotalsLine> = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 99 }))
    .map(([one, other, quantity]) => ({
      salesPrice: Math.max(one, other),
      price: Math.min(one, other),
      quantity,
    }));
  const lines = fc.array(line, { maxLength: 40 });
  const charges = fc.record({ couponAmount: fc.nat({ max: 50_000 }), delivery: fc.nat({ max: 9_000 }) });

  test('CART-3 discount = subTotal − total, payable = total − coupon + delivery, all whole and ≥ 0', () => {
    fc.assert(
      fc.property(lines, charges, (lines, charges) => {
        const totals = calculateCartTotals(lines, charges);
        expect(totals.discount).toBe(totals.subTotal - totals.total);
        expect(totals.payable).toBe(totals.total - totals.couponAmount + totals.delivery);
        expect(Object.values(totals).every((figure) => Number.isSafeInteger(figure) && figure >= 0)).toBe(
          true,
        );
      }),
    );
  });

  test('CART-3 the totals are the sums of the lines, in any order', () => {
    fc.assert(
      fc.property(lines, charges, (lines, charges) => {
        const totals = calculateCartTotals(lines, charges);
        expect(totals.subTotal).toBe(
          lines.map(calculateLineTotals).reduce((sum, line) => sum + line.subTotal, 0),
        );
        expect(totals.total).toBe(lines.map(calculateLineTotals).reduce((sum, line) => sum + line.total, 0));
        expect(calculateCartTotals(lines.toReversed(), charges)).toEqual(totals);
      }),
    );
  });
});
