import { expect, it } from 'vitest';
import { getDeliveryDays, getWeekdayName } from './delivery-days.ts';

const now = new Date('2026-11-20T06:00:00Z');

it('CHECK-1 one chooses from the first possible day to sixty days ahead, no Friday among them', () => {
  const days = getDeliveryDays({ earliest: '2026-11-24', now });
  expect(days[0]).toBe('2026-11-24');
  expect(days.at(-1)).toBe('2027-01-19');
  expect(days.map(getWeekdayName)).not.toContain('Friday');
});

it('CHECK-1 a showroom is not fetched from on the day it is shut', () => {
  expect(getDeliveryDays({ earliest: '2026-11-24', now, closedOn: 'Tuesday' })[0]).toBe('2026-11-25');
});

it('CHECK-1 what is ready later than that can come on no day to choose', () => {
  expect(getDeliveryDays({ earliest: '2027-03-01', now })).toEqual([]);
});
