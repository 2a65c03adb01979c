import { expect, test } from 'vitest';
import { getDhakaNoon } from './get-dhaka-noon.ts';

test('returns the same moment from midnight to midnight in Dhaka, six hours ahead of UTC', () => {
  expect(getDhakaNoon(new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-21T06:00:00.000Z');
  expect(getDhakaNoon(new Date('2026-11-21T17:59:59Z'))).toBe('2026-11-21T06:00:00.000Z');
  expect(getDhakaNoon(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22T06:00:00.000Z');
});
