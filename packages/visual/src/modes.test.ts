import { expect, test } from 'vitest';
import { getStoryModes } from './modes.ts';
import { type ExtractedStory, parseScreenshotParameters } from './screenshot-parameters.ts';

const names = (tags: string[], story: ExtractedStory = {}) =>
  getStoryModes(tags, parseScreenshotParameters(story)).map(({ name }) => name);
const viewport = { options: { wide: { styles: { width: '1920px', height: '1080px' } } } };

test('BENCH-4 every story is captured small, large and dark', () => {
  expect(names([]).sort()).toEqual(['1280-dark', '1280-light', '360-light']);
});

test('BENCH-4 tags add right-to-left, forced colours, 320 px, motion and a dense screen', () => {
  expect(names(['rtl', 'forced-colours', 'w320', 'reduced-motion', '2x', 'play-fn'])).toEqual(
    expect.arrayContaining(['1280-rtl', '1280-forced-colours', '320-light', '1280-full-motion', '1280-2x']),
  );
  expect(getStoryModes(['rtl'], parseScreenshotParameters({})).at(-1)).toMatchObject({
    direction: 'rtl',
    reducedMotion: true,
  });
});

test('BENCH-4 a story that sets its own width is captured only at that width', () => {
  const wide = { storyGlobals: { viewport: { value: 'wide' } }, parameters: { viewport } };
  expect(names(['w320'], wide)).toEqual(['1920-light', '1920-dark']);
  expect(getStoryModes([], parseScreenshotParameters(wide))[0]).toMatchObject({ width: 1920, height: 1080 });
});

test('BENCH-4 a story that sets its own theme is captured only in that theme', () => {
  expect(names([], { storyGlobals: { theme: 'dark' } })).toEqual(['1280-dark']);
});

test('BENCH-4 a story with a reason not to be captured has no modes', () => {
  expect(
    names(['rtl'], { parameters: { visual: { noScreenshotReason: 'Its parts are pictured.' } } }),
  ).toEqual([]);
});
