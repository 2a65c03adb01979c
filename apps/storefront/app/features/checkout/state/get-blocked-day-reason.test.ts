import { expect, it } from 'vitest';
import { getDeliveryDays } from './delivery-days.ts';
import { getBlockedDayReason } from './get-blocked-day-reason.ts';

const now = new Date('2026-11-20T06:00:00Z');

it.each([
  ['HOME', undefined, '2026-11-27', 'We don’t deliver on Fridays.'],
  ['COLLECT', 'Tuesday', '2026-11-27', 'You can’t collect on Fridays.'],
  ['COLLECT', 'Tuesday', '2026-11-24', 'This showroom is closed on Tuesdays.'],
  ['COLLECT', 'Friday', '2026-11-27', 'This showroom is closed on Fridays.'],
  ['COLLECT', 'Tuesday', '2026-11-25', undefined],
] as const)('CHECK-1 to %s, closed on %s, %s is blocked: %s', (kind, closedOn, day, reason) => {
  expect(getBlockedDayReason(day, { kind, closedOn })).toBe(reason);
});

it('CHECK-1 gives a reason for exactly the days that it leaves out', () => {
  const offered = getDeliveryDays({ earliest: '2026-11-24', now, closedOn: 'Tuesday' });
  for (let time = Date.parse('2026-11-24'); time <= Date.parse('2027-01-19'); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const reason = getBlockedDayReason(day, { kind: 'COLLECT', closedOn: 'Tuesday' });
    expect(reason === undefined, day).toBe(offered.includes(day));
  }
});
