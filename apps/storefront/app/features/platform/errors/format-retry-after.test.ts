import { expect, it } from 'vitest';
import { formatRetryAfter } from './format-retry-after.ts';

it.each([
  [undefined, undefined],
  [0, '1 second'],
  [1_000, '1 second'],
  [19_001, '20 seconds'],
  [60_000, '1 minute'],
  [60_001, '2 minutes'],
  [840_000, '14 minutes'],
])('CALL-3 formats a wait of %s ms as "%s"', (ms, text) => {
  expect(formatRetryAfter(ms)).toBe(text);
});
