import { expect, test } from 'vitest';
import { formatDateTime } from './component-status.ts';

test('BENCH-28 a time names its zone, and a date has none', () => {
  expect(formatDateTime('2026-11-28T18:05:00Z')).toMatch(/29 November.*00:05 GMT\+6$/);
  expect(formatDateTime('2026-11-28')).toBe('28 November');
});
