import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateCartTotals, calculatePayable, type TotalsLine } from './cart-totals.ts';
import { calculateCouponDiscount } from './coupon.ts';
import { calculateDeliveryCharge, calculateStairCharge } from './delivery-charge.ts';
import { getSummaryRows, type SummaryRow } from './summary-rows.ts';

const sofa: TotalsLine = { salesPrice: 58_500, price: 51_480, quantity: 1 };
const table: TotalsLine = { salesPrice: 18_500, price: 18_500, quantity: 1 };
const goods = { subTotal: 58_500, total: 51_480, couponAmount: 0, hasCoupon: false };

const said = (rows: readonly SummaryRow[]) => rows.map(({ kind, amount }) => [kind, amount]);
const sum = (rows: readonly SummaryRow[]) => rows.reduce((all, { amount = 0 }) => all + amount, 0);

test('CART-3 lists all possible rows of an order in this order', () => {
  const rows = getSummaryRows({
    ...goods,
    ...{ couponAmount: 5_000, hasCoupon: true, delivery: 1_250, stairs: 450, instalmentFee: 2_860 },
  });
  expect(said(rows)).toEqual([
    ['goods', 58_500],
    ['offers', -7_020],
    ['coupon', -5_000],
    ['delivery', 800],
    ['stairs', 450],
    ['instalmentFee', 2_860],
  ]);
  expect(sum(rows)).toBe(calculatePayable({ total: 51_480, couponAmount: 5_000, delivery: 1_250 }) + 2_860);
});

test.each([
  ['no offers', { subTotal: 51_480, delivery: 800 }, { goods: 51_480, delivery: 800 }],
  ['free delivery', { delivery: 0 }, { goods: 58_500, offers: -7_020, delivery: 0 }],
  ['collection', { delivery: 0, stairs: 0 }, { goods: 58_500, offers: -7_020, delivery: 0 }],
  [
    'a coupon for the whole amount',
    { couponAmount: 51_480, hasCoupon: true, delivery: 0 },
    { goods: 58_500, offers: -7_020, coupon: -51_480, delivery: 0 },
  ],
  [
    'a coupon for delivery but not for stairs',
    { hasCoupon: true, delivery: 450, stairs: 450 },
    { goods: 58_500, offers: -7_020, coupon: 0, delivery: 0, stairs: 450 },
  ],
  [
    'a coupon known only by its amount',
    { couponAmount: 500, delivery: 800 },
    { goods: 58_500, offers: -7_020, coupon: -500, delivery: 800 },
  ],
])('CART-3 lists only the rows that apply: %s', (_, figures, rows) => {
  expect(said(getSummaryRows({ ...goods, ...figures }))).toEqual(Object.entries(rows));
});

test('CART-3 without an address, lists delivery without an amount and no stairs', () => {
  const rows = getSummaryRows({ ...goods, delivery: undefined, stairs: 450 });
  expect(said(rows)).toEqual([
    ['goods', 58_500],
    ['offers', -7_020],
    ['delivery', undefined],
  ]);
  expect(sum(rows)).toBe(calculatePayable({ ...goods, delivery: 0 }));
});

test('CART-3 the rows of an empty cart are 0, never −0', () => {
  const rows = getSummaryRows({ ...calculateCartTotals([]), hasCoupon: true });
  expect(said(rows)).toEqual([
    ['goods', 0],
    ['coupon', 0],
    ['delivery', 0],
  ]);
});

test('CART-3 rejects stairs that cost more than the delivery that includes them', () => {
  expect(() => getSummaryRows({ ...goods, delivery: 400, stairs: 450 })).toThrow(
    /^delivery without stairs is -50/,
  );
});

test('CHECK-1 a coupon for free delivery does not cover the stairs', () => {
  const settings = {
    zones: [{ id: 'dhaka-city', charge: 800, days: { from: 3, to: 7 } }],
    stairs: { fromFloor: 3, charge: 150, largeFromKilograms: 25 },
  };
  const { total } = calculateCartTotals([sofa, table]);
  const coupon = { valid: true, benefit: { type: 'DELIVERY', zones: ['dhaka-city'] } };
  const { couponAmount, freeDelivery, valid } = calculateCouponDiscount(coupon, {
    ...{ total, zoneId: 'dhaka-city', now: new Date('2026-11-20T12:00:00Z') },
  });
  const pieces = [{ quantity: 1, cartons: [{ weight: 61 }] }];
  const stairs = calculateStairCharge({ skus: pieces, floor: 5, lift: false }, settings);
  const delivery = calculateDeliveryCharge({ zoneId: 'dhaka-city', total, freeDelivery }, settings) + stairs;
  const totals = calculateCartTotals([sofa, table], { couponAmount, delivery });
  const rows = getSummaryRows({ ...totals, hasCoupon: valid, stairs });
  expect(said(rows)).toEqual([
    ['goods', 77_000],
    ['offers', -7_020],
    ['coupon', 0],
    ['delivery', 0],
    ['stairs', 450],
  ]);
  expect(sum(rows)).toBe(totals.payable);
});

describe('for any cart', () => {
  const line: fc.Arbitrary<TotalsLine> = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 99 }))
    .map(([one, other, quantity]) => ({
      salesPrice: Math.max(one, other),
      price: Math.min(one, other),
      quantity,
    }));
  const charges = fc.record({
    couponAmount: fc.nat({ max: 50_000 }),
    hasCoupon: fc.boolean(),
    road: fc.option(fc.nat({ max: 9_000 }), { nil: undefined }),
    stairs: fc.nat({ max: 9_000 }),
    instalmentFee: fc.nat({ max: 50_000 }),
  });

  test('CART-3 the rows add up to the payable amount, and each is whole and has a unique kind', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), charges, (lines, { road, ...charged }) => {
        const delivery = road === undefined ? undefined : road + charged.stairs;
        const totals = calculateCartTotals(lines, { couponAmount: charged.couponAmount, delivery });
        const { couponAmount } = totals;
        const rows = getSummaryRows({ ...totals, ...charged, couponAmount, delivery });
        expect(sum(rows)).toBe(calculatePayable(totals) + charged.instalmentFee);
        expect(rows.every(({ amount = 0 }) => Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(
          true,
        );
        expect(new Set(rows.map(({ kind }) => kind)).size).toBe(rows.length);
      }),
    );
  });
});
