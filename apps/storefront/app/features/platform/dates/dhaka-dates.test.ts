import { expect, it } from 'vitest';
import { formatDeadline, formatMoment } from './dhaka-dates.ts';

it('CHECK-4 formats a time and a deadline, whose time does not break before am or pm', () => {
  const moment = '2026-11-24T08:05:00.000Z';
  expect(formatMoment(moment, '2026-11-24')).toBe('2.05\u00a0pm');
  expect(formatMoment(moment, '2026-11-23')).toBe('Tuesday 24 November, 2.05\u00a0pm');
  expect(formatDeadline(moment, '2026-11-24')).toBe('2.05\u00a0pm');
  expect(formatDeadline(moment, '2026-11-23')).toBe('2.05\u00a0pm on Tuesday 24 November');
  expect(formatDeadline('2026-11-24T06:00:00.000Z', '2026-11-23')).toBe('noon on Tuesday 24 November');
});
