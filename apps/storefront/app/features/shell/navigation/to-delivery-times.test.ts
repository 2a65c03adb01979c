import { expect, it } from 'vitest';
import { toDeliveryTimes } from './to-delivery-times.ts';

const zone = (id: string, from: number, to: number) => ({ id, days: { from, to } });

it('NAV-1 returns the delivery days of Dhaka and of the slowest zone', () => {
  const zones = [zone('elsewhere', 9, 14), zone('dhaka-city', 2, 5), zone('divisional-cities', 6, 11)];
  expect(toDeliveryTimes(zones)).toEqual({ inDhaka: '2 to 5', anywhere: '9 to 14' });
});

it('NAV-1 returns nothing without a zone for Dhaka', () => {
  expect(toDeliveryTimes([zone('elsewhere', 9, 14)])).toBeUndefined();
});
