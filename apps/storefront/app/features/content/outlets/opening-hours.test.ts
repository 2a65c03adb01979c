import { expect, it } from 'vitest';
import { formatOpeningHours, getOpenStatus } from './opening-hours.ts';

const hours = { opens: '10:00', closes: '20:00', closedOn: 'Tuesday' } as const;

/** Parses a time in Dhaka. 24 November 2026 is a Tuesday. */
const at = (moment: string) => new Date(`${moment}:00+06:00`);

it.each([
  ['2026-11-23T10:00', true, 'Open now until 8 pm'],
  ['2026-11-23T19:59', true, 'Open now until 8 pm'],
  ['2026-11-22T20:00', false, 'Opens tomorrow at 10 am'],
  ['2026-11-23T20:00', false, 'Opens on Wednesday at 10 am'],
  ['2026-11-23T09:59', false, 'Closed, opens at 10 am'],
  ['2026-11-24T12:00', false, 'Opens tomorrow at 10 am'],
  // In Dhaka, it is already the next day.
  ['2026-11-25T00:30', false, 'Closed, opens at 10 am'],
])('CONT-2 at %s in Dhaka, returns whether a showroom is open: %s, %s', (moment, isOpen, text) => {
  expect(getOpenStatus(hours, at(moment))).toEqual({ isOpen, text });
});

it('CONT-2 formats the opening hours', () => {
  expect(formatOpeningHours(hours)).toBe('10 am to 8 pm, closed on Tuesdays');
  expect(formatOpeningHours({ opens: '09:30', closes: '12:00', closedOn: 'Friday' })).toBe(
    '9.30 am to noon, closed on Fridays',
  );
  expect(formatOpeningHours({ opens: '00:15', closes: '12:05', closedOn: 'Friday' })).toBe(
    '12.15 am to 12.05 pm, closed on Fridays',
  );
});
