import { expect, it } from 'vitest';
import { formatDeliveryDays } from './format-delivery-days.ts';

const zone = (id: string, from: number, to: number) => ({ id, days: { from, to } });

it('NAV-1 the days above every page are those of the settings: of Dhaka, and of the farthest zone', () => {
  const zones = [zone('elsewhere', 9, 14), zone('dhaka-city', 2, 5), zone('divisional-cities', 6, 11)];
  expect(formatDeliveryDays(zones)).toEqual({ inDhaka: '2 to 5', anywhere: '9 to 14' });
});

it('NAV-1 without a zone for Dhaka nothing is promised', () => {
  expect(formatDeliveryDays([zone('elsewhere', 9, 14)])).toBeUndefined();
});
