import { describe, expect, test } from 'vitest';
import { screenshotFixture } from '../testing/review-fixture.ts';
import { getCropBox } from './crop.ts';
import { formatDay, resolveViewMode, toPair } from './pair.ts';
import { getAnchoredScroll, getScale, isStacked, zoomBy } from './zoom.ts';

describe('BENCH-4 pictures can be zoomed', () => {
  test('a wide one is fitted, a small one is never blown up by that', () => {
    expect(getScale('fit', 688, 1280)).toBe(0.5);
    expect(getScale('fit', 688, 360)).toBe(1);
    expect(getScale(2, 688, 1280)).toBe(2);
  });

  test('steps go on from whatever the window made of it, and end', () => {
    expect(zoomBy(0.58, 1)).toBe(0.67);
    expect(zoomBy(0.58, -1)).toBe(0.5);
    expect(zoomBy(1, 1)).toBe(1.5);
    expect(zoomBy(8, 1)).toBe(8);
    expect(zoomBy(0.05, -1)).toBe(0.1);
  });

  test('wide and low ones stand one above the other, unless they fit beside each other', () => {
    expect(isStacked(860, { width: 1280, height: 88 })).toBe(true);
    expect(isStacked(860, { width: 1280, height: 800 })).toBe(false);
    expect(isStacked(860, { width: 360, height: 88 })).toBe(false);
  });

  test('the spot under the pointer stays there', () => {
    expect(getAnchoredScroll(100, 50, 300, 600)).toBe(250);
  });
});

describe('BENCH-4 each picture is set against its counterpart', () => {
  const [before, after] = [screenshotFixture().before, screenshotFixture().after];
  const history = [
    { at: '2026-11-12T09:00:00Z', by: 'Nila', commit: '1', reason: '', verb: 'approve', hash: null },
  ] as const;

  test('a changed one against what was approved, with its day', () => {
    const { first, second, firstWords } = toPair(screenshotFixture({ history }));
    expect([first, second]).toEqual([before, after]);
    expect(firstWords).toMatch(/^Before, approved 12 Nov/);
  });

  test('an unstable one against its second shot', () => {
    const second = { ...screenshotFixture().after, source: 'second.png' } as NonNullable<typeof after>;
    expect(toPair(screenshotFixture({ status: 'unstable', second }))).toMatchObject({ first: after, second });
  });

  test('a new one, or one without a drawn difference, falls back to a view it can be shown in', () => {
    const shown = (view: Parameters<typeof resolveViewMode>[0], picture = screenshotFixture()) =>
      resolveViewMode(view, toPair(picture), picture);
    expect(shown('slider', screenshotFixture({ before: null }))).toBe('single');
    expect(shown('slider')).toBe('slider');
    expect(shown('difference')).toBe('side-by-side');
    expect(shown('sheet')).toBe('side-by-side');
    expect(shown('sheet', screenshotFixture({ cause: 'neel' }))).toBe('sheet');
    expect(shown('sheet', screenshotFixture({ before: null }))).toBe('single');
  });
});

test('BENCH-4 days are told with the year only where it is another one', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(formatDay('2026-11-12T12:00:00Z', now)).toBe('12 Nov');
  expect(formatDay('2025-11-12T12:00:00Z', now)).toBe('12 Nov 2025');
});

describe('BENCH-4 small pictures show what changed', () => {
  const side = (width: number, height: number) => ({ source: '', hash: '', width, height });
  const region = { x: 1000, y: 20, width: 100, height: 40 };

  test('of a wide one the part around the change, in the shape of the frame', () => {
    expect(getCropBox(side(1280, 88), region, 2)).toBe('inset(0px 110px 0px 930px)');
    expect(getCropBox(side(1280, 1280), region, 1)).toBe('inset(0px 110px 1040px 930px)');
  });

  test('never beyond an edge, and a picture that fits stays whole', () => {
    expect(getCropBox(side(1280, 88), undefined, 2)).toBe('inset(0px 1040px 0px 0px)');
    expect(getCropBox(side(240, 240), undefined, 1)).toBeUndefined();
  });
});
