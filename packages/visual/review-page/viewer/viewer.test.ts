import { describe, expect, test } from 'vitest';
import { createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { getObjectViewBox } from './object-view-box.ts';
import { formatDay, resolveViewMode, toPair } from './pair.ts';
import {
  getAnchoredScroll,
  getNextScale,
  getScale,
  shouldShowOriginalSize,
  shouldStackScreenshots,
} from './zoom.ts';

describe('BENCH-4 pictures can be zoomed', () => {
  test('fit shrinks a wide one and never enlarges a small one', () => {
    expect(getScale('fit', 688, 1280)).toBe(0.5);
    expect(getScale('fit', 688, 360)).toBe(1);
    expect(getScale(2, 688, 1280)).toBe(2);
  });

  test('zooming continues from the fitted scale and stops at the limits', () => {
    expect(getNextScale(0.58, 1)).toBe(0.67);
    expect(getNextScale(0.58, -1)).toBe(0.5);
    expect(getNextScale(1, 1)).toBe(1.5);
    expect(getNextScale(8, 1)).toBe(8);
    expect(getNextScale(0.05, -1)).toBe(0.1);
  });

  test('wide and low ones are stacked, unless they fit side by side', () => {
    expect(shouldStackScreenshots(860, { width: 1280, height: 88 })).toBe(true);
    expect(shouldStackScreenshots(860, { width: 1280, height: 800 })).toBe(false);
    expect(shouldStackScreenshots(860, { width: 360, height: 88 })).toBe(false);
  });

  test('BENCH-28 a wide one starts in its original size if its changes fit, and so do tiny changes', () => {
    const region = (x: number, width = 100) => ({ x, y: 20, width, height: 40 });
    const starts = (regions: Parameters<typeof shouldShowOriginalSize>[0], width: number, height: number) =>
      shouldShowOriginalSize(regions, 860, { width, height }, getScale('fit', 860, width));
    expect(starts([region(1000)], 1280, 160)).toBe(true);
    expect(starts([region(0), region(1100)], 1280, 160)).toBe(false);
    expect(starts([region(1000)], 1280, 800)).toBe(false);
    expect(starts([region(1000)], 800, 160)).toBe(false);
    expect(starts([{ x: 0, y: 0, width: 12, height: 12 }], 1280, 800)).toBe(true);
    expect(starts([], 1280, 160)).toBe(false);
  });

  test('the point under the pointer does not move', () => {
    expect(getAnchoredScroll(100, 50, 300, 600)).toBe(250);
  });
});

describe('BENCH-4 each screenshot is compared with its counterpart', () => {
  const [before, after] = [createReviewScreenshotFixture().before, createReviewScreenshotFixture().after];
  const history = [
    { at: '2026-11-12T09:00:00Z', by: 'Nila', commit: '1', reason: '', verb: 'approve', hash: null },
  ] as const;

  test('a changed one with the approved one and its date', () => {
    const { first, second, firstLabel } = toPair(createReviewScreenshotFixture({ history }));
    expect([first, second]).toEqual([before, after]);
    expect(firstLabel).toMatch(/^Before, approved 12 Nov/);
  });

  test('an unstable one with its second capture', () => {
    const second = { ...createReviewScreenshotFixture().after, source: 'second.png' } as NonNullable<
      typeof after
    >;
    expect(toPair(createReviewScreenshotFixture({ status: 'unstable', second }))).toMatchObject({
      first: after,
      second,
    });
  });

  test('a new one, or one without a diff image, falls back to a possible view', () => {
    const shown = (
      view: Parameters<typeof resolveViewMode>[0],
      screenshot = createReviewScreenshotFixture(),
    ) => resolveViewMode(view, toPair(screenshot), screenshot);
    expect(shown('slider', createReviewScreenshotFixture({ before: null }))).toBe('single');
    expect(shown('slider')).toBe('slider');
    expect(shown('difference')).toBe('side-by-side');
    expect(shown('sheet')).toBe('side-by-side');
    expect(shown('sheet', createReviewScreenshotFixture({ cause: 'neel' }))).toBe('sheet');
    expect(shown('sheet', createReviewScreenshotFixture({ before: null }))).toBe('single');
  });
});

test('BENCH-4 dates have a year only if it is not the current one', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(formatDay('2026-11-12T12:00:00Z', now)).toBe('12 Nov');
  expect(formatDay('2025-11-12T12:00:00Z', now)).toBe('12 Nov 2025');
});

describe('BENCH-4 thumbnails show what changed', () => {
  const side = (width: number, height: number) => ({ source: '', hash: '', width, height });
  const region = { x: 1000, y: 20, width: 100, height: 40 };

  test('a wide one is cropped around the change, with the aspect ratio of the frame', () => {
    expect(getObjectViewBox(side(1280, 88), region, 2)).toBe('inset(0px 110px 0px 930px)');
    expect(getObjectViewBox(side(1280, 1280), region, 1)).toBe('inset(0px 110px 1040px 930px)');
  });

  test('a crop ends at the edge, and a screenshot that fits is not cropped', () => {
    expect(getObjectViewBox(side(1280, 88), undefined, 2)).toBe('inset(0px 1040px 0px 0px)');
    expect(getObjectViewBox(side(240, 240), undefined, 1)).toBeUndefined();
  });
});
