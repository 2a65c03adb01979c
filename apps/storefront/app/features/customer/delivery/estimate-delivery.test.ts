import { expect, it } from 'vitest';
import { defaultArea } from './delivery-area-store.ts';
import { estimateDelivery } from './estimate-delivery.ts';

const rates = {
  zones: [
    { id: 'dhaka-city', name: 'Dhaka city', charge: 800, freeFrom: 30_000, days: { from: 3, to: 7 } },
    { id: 'elsewhere', name: 'Elsewhere', charge: 2_800, days: { from: 7, to: 12 } },
  ],
  madeToOrderDays: 15,
};
const now = new Date('2026-11-20T06:00:00Z');
const stocked = { leadDays: 3, madeToOrder: false };

it('DETAIL-3 returns the delivery charge, the free-delivery threshold and the range of days', () => {
  expect(estimateDelivery(defaultArea, stocked, { now, rates })).toEqual({
    charge: 800,
    freeFrom: 30_000,
    earliest: 'Mon 23 Nov',
    latest: 'Sat 28 Nov',
  });
});

it('DETAIL-3 a remote zone costs more and has no free delivery', () => {
  const far = { name: 'Teknaf', district: "Cox's Bazar", zoneId: 'elsewhere' };
  const delivery = estimateDelivery(far, stocked, { now, rates });
  expect(delivery?.charge).toBe(2_800);
  expect(delivery).not.toHaveProperty('freeFrom');
});

it('DETAIL-3 made-to-order items arrive weeks later', () => {
  expect(estimateDelivery(defaultArea, { leadDays: 3, madeToOrder: true }, { now, rates })?.latest).toBe(
    'Sat 19 Dec',
  );
});

it('uses the default zone for an unknown one, and returns nothing without zones', () => {
  const gone = { ...defaultArea, zoneId: 'moon' };
  expect(estimateDelivery(gone, stocked, { now, rates })?.charge).toBe(800);
  expect(estimateDelivery(gone, stocked, { now, rates: { ...rates, zones: [] } })).toBeUndefined();
});
