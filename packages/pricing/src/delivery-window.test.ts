import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateDeliveryWindow } from './delivery-window.ts';

const delivery = {
  zones: [
    { id: 'dhaka-city', charge: 800, freeFrom: 30_000, days: { from: 3, to: 7 } },
    { id: 'elsewhere', charge: 2_800, days: { from: 7, to: 12 } },
  ],
  madeToOrderDays: 15,
};
/** A Sunday, at noon in Dhaka. */
const sunday = new Date('2026-11-15T06:00:00Z');
const atOnce = { leadDays: 0, madeToOrder: false };
const sofa = { leadDays: 3, madeToOrder: false };

test.each([
  ['dhaka-city', [atOnce], '2026-11-18', '2026-11-23'],
  ['elsewhere', [atOnce], '2026-11-23', '2026-11-29'],
  ['dhaka-city', [sofa], '2026-11-18', '2026-11-23'],
  ['dhaka-city', [{ ...sofa, madeToOrder: true }], '2026-12-09', '2026-12-14'],
  ['dhaka-city', [], '2026-11-18', '2026-11-23'],
])('DETAIL-3 delivery to %s of %j is from %s to %s', (zoneId, skus, earliest, latest) => {
  expect(calculateDeliveryWindow({ now: sunday, zoneId, skus: skus }, delivery)).toEqual({
    earliest,
    latest,
  });
});

test('DETAIL-3 uses the item with the longest lead time', () => {
  const order = { now: sunday, zoneId: 'dhaka-city' };
  const slow = { leadDays: 10, madeToOrder: true };
  expect(
    calculateDeliveryWindow({ ...order, skus: [atOnce, slow, { ...sofa, madeToOrder: true }] }, delivery),
  ).toEqual(calculateDeliveryWindow({ ...order, skus: [slow] }, delivery));
});

test('DETAIL-3 uses the date in Dhaka', () => {
  const order = { zoneId: 'dhaka-city', skus: [atOnce] };
  const before = calculateDeliveryWindow({ ...order, now: new Date('2026-11-15T17:59:59Z') }, delivery);
  const after = calculateDeliveryWindow({ ...order, now: new Date('2026-11-15T18:00:00Z') }, delivery);
  expect([before.earliest, after.earliest]).toEqual(['2026-11-18', '2026-11-19']);
});

test('DETAIL-3 rejects an unknown zone', () => {
  expect(() => calculateDeliveryWindow({ now: sunday, zoneId: 'moon', skus: [] }, delivery)).toThrow(
    /"moon"/,
  );
});

test('DETAIL-3 the window is after today and neither starts nor ends on a Friday', () => {
  const orders = fc.record({
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    zoneId: fc.constantFrom('dhaka-city', 'elsewhere'),
    skus: fc.array(fc.record({ leadDays: fc.nat({ max: 20 }), madeToOrder: fc.boolean() })),
  });
  fc.assert(
    fc.property(orders, (order) => {
      const { earliest, latest } = calculateDeliveryWindow(order, delivery);
      expect(order.now.toISOString() < earliest && earliest < latest).toBe(true);
      expect([earliest, latest].some((day) => new Date(day).getUTCDay() === 5)).toBe(false);
    }),
  );
});
