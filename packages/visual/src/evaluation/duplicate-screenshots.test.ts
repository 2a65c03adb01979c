import { expect, test } from 'vitest';
import type { ScreenshotCaptureResult } from '../capture/capture-screenshots.ts';
import { findDuplicateScreenshots } from './duplicate-screenshots.ts';

const taken = (
  story: string,
  mode: string,
  hash: string,
  duplicateReason: string | null = null,
): ScreenshotCaptureResult => ({
  story,
  mode,
  outcome: 'taken',
  hash,
  width: 8,
  height: 8,
  duplicateReason,
});

test('BENCH-4 two stories of a component that look alike in one mode are found', () => {
  const duplicates = findDuplicateScreenshots([
    taken('a--one', 'm', 'x'),
    taken('a--two', 'm', 'x'),
    taken('a--two', 'n', 'x'),
  ]);
  expect([...duplicates]).toEqual([['a--two m', expect.objectContaining({ story: 'a--one' })]]);
});

test('BENCH-4 pictures of another component, and stories with a reason, are not duplicates', () => {
  expect(findDuplicateScreenshots([taken('a--one', 'm', 'x'), taken('b--one', 'm', 'x')]).size).toBe(0);
  expect(
    findDuplicateScreenshots([taken('a--one', 'm', 'x'), taken('a--two', 'm', 'x', 'It is closed again.')])
      .size,
  ).toBe(0);
});
