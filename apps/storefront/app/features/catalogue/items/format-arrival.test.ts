import { expect, it } from 'vitest';
import { formatArrival } from './format-arrival.ts';

const delivery = {
  zones: [{ id: 'dhaka-city', name: 'Dhaka city', charge: 800, freeFrom: 30_000, days: { from: 3, to: 7 } }],
  madeToOrderDays: 15,
  stairs: { fromFloor: 3, charge: 150, largeFromKilograms: 25 },
};
/** A Friday, on which nothing is delivered. */
const now = new Date('2026-11-20T06:00:00Z');

it.each([
  ['IN_STOCK', 'Dhaka by Sat 28 Nov'],
  ['FEW', 'Dhaka by Sat 28 Nov'],
  ['MADE_TO_ORDER', 'Made to order, by Sun 20 Dec'],
  ['DISPLAY_ONLY', 'On display only'],
  ['SOLD_OUT', 'Sold out'],
] as const)('SHOP-3 formats the arrival of an item that is %s as “%s”', (state, line) => {
  expect(formatArrival({ leadDays: 4, state }, { now, delivery })).toBe(line);
});

it('SHOP-3 promises no date while the delivery rates are unknown', () => {
  expect(formatArrival({ leadDays: 4, state: 'IN_STOCK' }, { now, delivery: undefined })).toBe('');
});
