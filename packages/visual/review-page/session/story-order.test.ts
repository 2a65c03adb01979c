import { expect, test } from 'vitest';
import { screenshotFixture } from '../testing/review-fixture.ts';
import { formatMode, groupByStory } from './story-order.ts';

const order = (pictures: ReturnType<typeof screenshotFixture>[]) =>
  groupByStory(pictures).map(({ section, component, name }) => `${section} > ${component} > ${name}`);

test('BENCH-4 stories are sorted by section from foundations to screens, then by component, then as written', () => {
  const picture = (story: string, title: string, name: string) => screenshotFixture({ story, title, name });
  expect(
    order([
      picture('s', 'Screens/Home', 'Default'),
      picture('o', 'Odds/Ends', 'Default'),
      picture('b2', 'Components/Button', 'Primary'),
      picture('b1', 'Components/Button', 'Busy'),
      picture('a', 'Components/Alert', 'Default'),
      picture('f', 'Components/Forms/Field', 'Default'),
      picture('w', 'Welcome', 'Docs'),
      picture('c', 'Foundations/Colour', 'Default'),
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
  const [story] = groupByStory(modes.map((mode) => screenshotFixture({ mode })));
  expect(story?.pictures.map(({ mode }) => formatMode(mode))).toEqual([
    '360 light',
    '1280 light',
    '1280 dark',
    '1280 forced colours',
    '1280 rtl',
  ]);
});
