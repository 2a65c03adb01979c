import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CarriedItem, calculateDeliveryCharge, calculateStairCharge } from './delivery-charge.ts';

const delivery = {
  zones: [
    { id: 'dhaka-city', charge: 800, freeFrom: 30_000, days: { from: 3, to: 7 } },
    { id: 'elsewhere', charge: 2_800, days: { from: 7, to: 12 } },
  ],
  stairs: { fromFloor: 3, charge: 150, largeFromKilograms: 25 },
};
const sofa: CarriedItem = { quantity: 1, cartons: [{ weight: 61 }, { weight: 5 }] };
const wardrobe: CarriedItem = { quantity: 1, cartons: [{ weight: 48 }, { weight: 52 }, { weight: 30 }] };
const chair: CarriedItem = { quantity: 4, cartons: [{ weight: 24.9 }] };

test.each([
  ['dhaka-city', 0, 800],
  ['dhaka-city', 29_999, 800],
  ['dhaka-city', 30_000, 0],
  ['elsewhere', 29_999, 2_800],
  ['elsewhere', 3_000_000, 2_800],
])('CHECK-1 delivery to %s of goods worth ৳%d costs ৳%d', (zoneId, total, charge) => {
  expect(calculateDeliveryCharge({ zoneId, total }, delivery)).toBe(charge);
});

test('CHECK-1 a coupon makes the delivery free', () => {
  expect(calculateDeliveryCharge({ zoneId: 'elsewhere', total: 500, freeDelivery: true }, delivery)).toBe(0);
});

test('CHECK-1 rejects an unknown zone', () => {
  expect(() => calculateDeliveryCharge({ zoneId: 'moon', total: 500 }, delivery)).toThrow(
    /no delivery zone "moon"/,
  );
});

test.each([
  ['the ground floor', [sofa], 0, 0],
  ['the second floor', [sofa], 2, 0],
  ['the third floor', [sofa], 3, 150],
  ['the fifth floor', [sofa], 5, 450],
  ['the fourth floor for two sofas', [{ ...sofa, quantity: 2 }], 4, 600],
  ['the third floor for one item in three heavy cartons', [wardrobe], 3, 150],
  ['the ninth floor for light items', [chair], 9, 0],
  ['the third floor for several items', [sofa, wardrobe, chair], 3, 300],
  ['the third floor for an empty cart', [], 3, 0],
])('CHECK-1 calculates the stair charge to %s', (_, pieces, floor, charge) => {
  expect(calculateStairCharge({ skus: pieces, floor, lift: false }, delivery)).toBe(charge);
});

test('CHECK-1 an item with a carton of 25 kg is large', () => {
  const desk = { quantity: 1, cartons: [{ weight: 25 }] };
  expect(calculateStairCharge({ skus: [desk], floor: 3, lift: false }, delivery)).toBe(150);
});

test('CHECK-1 charges for no floor if there is a lift', () => {
  const any = fc.nat({ max: 40 });
  fc.assert(
    fc.property(any, (floor) => {
      expect(calculateStairCharge({ skus: [sofa, wardrobe], floor, lift: true }, delivery)).toBe(0);
    }),
  );
});

test('CHECK-1 charges for each further floor from the third', () => {
  fc.assert(
    fc.property(fc.nat({ max: 40 }), fc.nat({ max: 99 }), (floor, quantity) => {
      const pieces = [{ ...sofa, quantity }];
      const here = calculateStairCharge({ skus: pieces, floor, lift: false }, delivery);
      const above = calculateStairCharge({ skus: pieces, floor: floor + 1, lift: false }, delivery);
      expect(above - here).toBe(floor >= 2 ? 150 * quantity : 0);
    }),
  );
});

test('CHECK-1 rejects a floor that is not whole', () => {
  expect(() => calculateStairCharge({ skus: [sofa], floor: 2.5, lift: false }, delivery)).toThrow(
    /floor is 2.5/,
  );
});
