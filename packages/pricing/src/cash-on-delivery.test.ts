import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCashOnDelivery } from './cash-on-delivery.ts';

const rule = { zones: ['dhaka-city', 'dhaka-suburbs'], upTo: 50_000, advancePercentElsewhere: 10 };

test.each(['dhaka-city', 'dhaka-suburbs'])(
  'CHECK-1 in %s the whole amount is paid on delivery, up to ৳50,000',
  (zoneId) => {
    expect(getCashOnDelivery({ zoneId, payable: 50_000 }, rule)).toEqual({
      offered: true,
      advance: 0,
      atTheDoor: 50_000,
      reason: null,
    });
    expect(getCashOnDelivery({ zoneId, payable: 50_001 }, rule)).toMatchObject({
      offered: false,
      reason: 'ABOVE_LIMIT',
    });
  },
);

test.each([
  [61_300, 6_130, 55_170],
  [40_455, 4_046, 36_409],
  [0, 0, 0],
])(
  'CHECK-1 elsewhere, ৳%d is split into ৳%d in advance and ৳%d on delivery',
  (payable, advance, atTheDoor) => {
    expect(getCashOnDelivery({ zoneId: 'elsewhere', payable }, rule)).toEqual({
      offered: true,
      advance,
      atTheDoor,
      reason: null,
    });
  },
);

test('CHECK-1 if it is offered, both parts of the amount are whole and add up to it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('dhaka-city', 'elsewhere'), (payable, zoneId) => {
      const { offered, advance, atTheDoor } = getCashOnDelivery({ zoneId, payable }, rule);
      expect(advance + atTheDoor).toBe(offered ? payable : 0);
      expect([advance, atTheDoor].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
    }),
  );
});

test('CHECK-1 rejects an amount that is not whole', () => {
  expect(() => getCashOnDelivery({ zoneId: 'elsewhere', payable: 0.5 }, rule)).toThrow(/payable is 0.5/);
});
