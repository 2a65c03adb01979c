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

it('DETAIL-3 says what the road to a place costs, from when it is free, and between which days', () => {
  expect(estimateDelivery(defaultArea, stocked, { now, rates })).toEqual({
    charge: 800,
    freeFrom: 30_000,
    earliest: 'Mon 23 Nov',
    latest: 'Sat 28 Nov',
  });
});

it('DETAIL-3 a far place costs more and is never free', () => {
  const far = { name: 'Teknaf', district: "Cox's Bazar", zoneId: 'elsewhere' };
  const delivery = estimateDelivery(far, stocked, { now, rates });
  expect(delivery?.charge).toBe(2_800);
  expect(delivery).not.toHaveProperty('freeFrom');
});

it('DETAIL-3 what is built to order comes weeks later', () => {
  expect(estimateDelivery(defaultArea, { leadDays: 3, madeToOrder: true }, { now, rates })?.latest).toBe(
    'Sat 19 Dec',
  );
});

it('a zone that is no more counts as the usual one, and without any zone nothing is said', () => {
  const gone = { ...defaultArea, zoneId: 'moon' };
  expect(estimateDelivery(gone, stocked, { now, rates })?.charge).toBe(800);
  expect(estimateDelivery(gone, stocked, { now, rates: { ...rates, zones: [] } })).toBeUndefined();
});
