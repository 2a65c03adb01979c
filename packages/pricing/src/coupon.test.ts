import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, calculateCouponDiscount } from './coupon.ts';

const now = new Date('2026-11-20T12:00:00Z');

const piri500: Coupon = { valid: true, benefit: { type: 'FIXED', value: 500 }, minimumTotal: 10_000 };
const eid10: Coupon = { valid: true, benefit: { type: 'PERCENTAGE', value: 10, maximum: 5_000 } };
const freeDhaka: Coupon = {
  valid: true,
  benefit: { type: 'DELIVERY', zones: ['dhaka-city', 'dhaka-suburbs'] },
};
const spring20: Coupon = {
  valid: true,
  benefit: { type: 'PERCENTAGE', value: 20 },
  startsOn: '2026-04-01',
  endsOn: '2026-04-30',
};

test.each([
  ['PIRI500 at its minimum', piri500, 10_000, 500],
  ['EID10', eid10, 18_505, 1_850],
  ['EID10 at its cap', eid10, 50_000, 5_000],
  ['EID10 above its cap', eid10, 58_500, 5_000],
  ['a fixed amount above the total', { ...piri500, minimumTotal: undefined }, 450, 450],
  ['a percentage of an empty cart', eid10, 0, 0],
])('CART-3 coupon amount: %s', (_, coupon, total, couponAmount) => {
  expect(calculateCouponDiscount(coupon, { total, now })).toEqual({
    valid: true,
    couponAmount,
    freeDelivery: false,
    reason: null,
  });
});

test('CART-5 a coupon for free delivery does not reduce the total of the goods', () => {
  expect(calculateCouponDiscount(freeDhaka, { total: 5_000, now, zoneId: 'dhaka-suburbs' })).toEqual({
    valid: true,
    couponAmount: 0,
    freeDelivery: true,
    reason: null,
  });
});

test.each([
  ['below its minimum', piri500, { total: 9_999 }, 'BELOW_MINIMUM'],
  ['that is disabled', { ...eid10, valid: false }, {}, 'NOT_VALID'],
  ['after its last day', spring20, {}, 'EXPIRED'],
  ['before its first day', { ...spring20, startsOn: '2026-12-01', endsOn: '2026-12-31' }, {}, 'NOT_STARTED'],
  ['for delivery, without an address', freeDhaka, {}, 'ADDRESS_NEEDED'],
  ['for delivery to another zone', freeDhaka, { zoneId: 'elsewhere' }, 'OTHER_ZONE'],
  [
    'for delivery, without zones',
    { ...freeDhaka, benefit: { type: 'DELIVERY' } },
    { zoneId: 'x' },
    'OTHER_ZONE',
  ],
])('CART-5 rejects a coupon %s, with a reason code', (_, coupon, order, reason) => {
  expect(calculateCouponDiscount(coupon, { total: 20_000, now, ...order })).toEqual({
    valid: false,
    couponAmount: 0,
    freeDelivery: false,
    reason,
  });
});

test.each([
  { type: 'PERCENTAGE', value: 101 },
  { type: 'PERCENTAGE', value: -1 },
  { type: 'PERCENTAGE', value: Number.NaN },
  { type: 'PERCENTAGE' },
  { type: 'FIXED', value: -500 },
  { type: 'FIXED', value: 99.5 },
  { type: 'FIXED' },
  { type: 'GIFT', value: 500 },
])('CART-5 rejects a coupon with the invalid benefit %j', (benefit) => {
  expect(calculateCouponDiscount({ valid: true, benefit }, { total: 20_000, now }).reason).toBe('NOT_VALID');
});

test.each([
  ['2026-03-31T17:59:59Z', 'NOT_STARTED'],
  ['2026-03-31T18:00:00Z', null],
  ['2026-04-30T17:59:59Z', null],
  ['2026-04-30T18:00:00Z', 'EXPIRED'],
])('CART-5 includes the whole first and last day in Dhaka: at %s the reason is %s', (moment, reason) => {
  expect(calculateCouponDiscount(spring20, { total: 20_000, now: new Date(moment) }).reason).toBe(reason);
});

test('CART-3 rejects a total that is not whole', () => {
  expect(() => calculateCouponDiscount(eid10, { total: 100.5, now })).toThrow(/total is 100.5/);
});

describe('for any coupon and goods', () => {
  const coupons = fc.record({
    valid: fc.boolean(),
    benefit: fc.oneof(
      fc.record({ type: fc.constant('FIXED'), value: fc.double({ min: -10, max: 100_000 }) }),
      fc.record({ type: fc.constant('FIXED'), value: fc.nat({ max: 100_000 }) }),
      fc.record({
        type: fc.constant('PERCENTAGE'),
        value: fc.double({ min: -10, max: 120 }),
        maximum: fc.nat({ max: 10_000 }),
      }),
      fc.record({ type: fc.constant('DELIVERY'), zones: fc.constant(['dhaka-city']) }),
    ),
    minimumTotal: fc.nat({ max: 50_000 }),
  });

  test('CART-3 the coupon amount is whole, at most the total, and 0 if the coupon is rejected', () => {
    fc.assert(
      fc.property(coupons, fc.nat({ max: 1_000_000 }), (coupon, total) => {
        const { valid, couponAmount, reason } = calculateCouponDiscount(coupon, {
          total,
          now,
          zoneId: 'dhaka-city',
        });
        expect(Number.isSafeInteger(couponAmount) && couponAmount >= 0 && couponAmount <= total).toBe(true);
        expect(valid).toBe(reason === null);
        if (!valid) expect(couponAmount).toBe(0);
      }),
    );
  });
});
