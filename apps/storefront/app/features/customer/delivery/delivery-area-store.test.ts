import { expect, it } from 'vitest';
import { defaultArea, parseStoredArea } from './delivery-area-store.ts';

it('restores the chosen area', () => {
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
])('falls back to the default area for an invalid stored value: %s', (stored) => {
  expect(parseStoredArea(stored)).toEqual(defaultArea);
});
