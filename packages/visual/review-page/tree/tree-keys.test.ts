import { expect, test } from 'vitest';
import { groupByStory } from '../session/story-order.ts';
import { createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { listVisibleRows } from './rows.ts';
import { getTreeKeyAction } from './tree-keys.ts';

const stories = groupByStory([
  createReviewScreenshotFixture({ story: 'button--a' }),
  createReviewScreenshotFixture({ story: 'chip--a', title: 'Components/Chip' }),
]);
// Components, Button (open), its story, Chip (closed).
const rows = listVisibleRows(stories, {}, (id) => !id.endsWith('Chip'));

test.each([
  ['ArrowDown', 0, 'focus', 1],
  ['ArrowDown', 3, 'focus', 3],
  ['ArrowUp', 2, 'focus', 1],
  ['Home', 3, 'focus', 0],
  ['End', 0, 'focus', 3],
  ['ArrowRight', 3, 'open', 3],
  ['ArrowRight', 1, 'focus', 2],
  ['ArrowLeft', 1, 'close', 1],
  ['ArrowLeft', 2, 'focus', 1],
  ['ArrowLeft', 3, 'focus', 0],
  ['Enter', 2, 'press', 2],
  [' ', 3, 'press', 3],
] as const)('BENCH-4 in the tree %s on row %i: %s row %i', (key, at, action, index) => {
  expect(getTreeKeyAction(rows, at, key)).toEqual({ action, index });
});

test('BENCH-4 other keys are left to the page', () => {
  expect(getTreeKeyAction(rows, 1, 'j')).toBeNull();
  expect(getTreeKeyAction(rows, 2, 'ArrowRight')).toBeNull();
  expect(getTreeKeyAction(rows, -1, 'ArrowDown')).toBeNull();
});
