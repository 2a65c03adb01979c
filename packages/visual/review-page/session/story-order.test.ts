import { expect, test } from 'vitest';
import { createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { formatMode, groupByStory } from './story-order.ts';

const order = (screenshots: ReturnType<typeof createReviewScreenshotFixture>[]) =>
  groupByStory(screenshots).map(({ section, component, name }) => `${section} > ${component} > ${name}`);

test('BENCH-4 stories are sorted by section from foundations to screens, then by component', () => {
  const screenshot = (story: string, title: string, name: string) =>
    createReviewScreenshotFixture({ story, title, name });
  expect(
    order([
      screenshot('s', 'Screens/Home', 'Default'),
      screenshot('o', 'Odds/Ends', 'Default'),
      screenshot('b2', 'Components/Button', 'Primary'),
      screenshot('b1', 'Components/Button', 'Busy'),
      screenshot('a', 'Components/Alert', 'Default'),
      screenshot('f', 'Components/Forms/Field', 'Default'),
      screenshot('w', 'Welcome', 'Docs'),
      screenshot('c', 'Foundations/Colour', 'Default'),
    ]),
  ).toEqual([
    'Foundations > Colour > Default',
    'Components > Alert > Default',
    'Components > Button > Primary',
    'Components > Button > Busy',
    'Components > Forms / Field > Default',
    'Screens > Home > Default',
    'Odds > Ends > Default',
    'Welcome > Welcome > Docs',
  ]);
});

test('BENCH-4 modes are sorted small before large, light before dark, rare ones last', () => {
  const modes = ['1280-dark', '1280-rtl', '1280-light', '360-light', '1280-forced-colours'];
  const [story] = groupByStory(modes.map((mode) => createReviewScreenshotFixture({ mode })));
  expect(story?.screenshots.map(({ mode }) => formatMode(mode))).toEqual([
    '360 light',
    '1280 light',
    '1280 dark',
    '1280 forced colours',
    '1280 rtl',
  ]);
});
