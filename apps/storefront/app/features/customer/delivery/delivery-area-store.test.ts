import { expect, it } from 'vitest';
import { defaultArea, parseStoredArea } from './delivery-area-store.ts';

it('takes up the place that was chosen', () => {
  const area = { name: 'Savar', district: 'Dhaka', zoneId: 'dhaka-suburbs' };
  expect(parseStoredArea(JSON.stringify(area))).toEqual(area);
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
  expect(parseStoredArea(stored)).toEqual(defaultArea);
});
