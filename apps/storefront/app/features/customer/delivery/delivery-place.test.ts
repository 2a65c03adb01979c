import { expect, it } from 'vitest';
import { placeIn, usualPlace } from './delivery-place.ts';

it('takes up the place that was chosen', () => {
  const place = { name: 'Savar', district: 'Dhaka', zoneId: 'dhaka-suburbs' };
  expect(placeIn(JSON.stringify(place))).toEqual(place);
});

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"name":"Savar"}',
  '{"name":"","district":"Dhaka","zoneId":"x"}',
])('is in Dhanmondi for whoever has chosen nothing that can be read: %s', (stored) => {
  expect(placeIn(stored)).toEqual(usualPlace);
});
