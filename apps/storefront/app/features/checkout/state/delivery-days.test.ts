import { expect, it } from 'vitest';
import { formatSelectableDays, getDeliveryDays, getWeekdayOfDate } from './delivery-days.ts';

const now = new Date('2026-11-20T06:00:00Z');

it('CHECK-1 offers the first possible day to sixty days ahead, without Fridays', () => {
  const days = getDeliveryDays({ earliest: '2026-11-24', now });
  expect(days[0]).toBe('2026-11-24');
  expect(days.at(-1)).toBe('2027-01-19');
  expect(days.map(getWeekdayOfDate)).not.toContain('Friday');
});

it('CHECK-1 omits the day on which the showroom is closed', () => {
  expect(getDeliveryDays({ earliest: '2026-11-24', now, closedOn: 'Tuesday' })[0]).toBe('2026-11-25');
});

it('CHECK-1 offers no day if the order is ready later than that', () => {
  expect(getDeliveryDays({ earliest: '2027-03-01', now })).toEqual([]);
});

it.each([
  [undefined, 'Any day except Friday.'],
  ['Friday', 'Any day except Friday.'],
  ['Tuesday', 'Any day except Friday and Tuesday.'],
] as const)('CHECK-1 names the weekdays that are not offered, closed on %s', (closedOn, text) => {
  expect(formatSelectableDays(closedOn)).toBe(text);
});
