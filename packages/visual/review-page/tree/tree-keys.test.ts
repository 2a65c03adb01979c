import { expect, test } from 'vitest';
import { storiesOf } from '../session/story-order.ts';
import { samplePicture } from '../testing/sample-review.ts';
import { rowsOf } from './rows.ts';
import { moveInTree } from './tree-keys.ts';

const stories = storiesOf([
  samplePicture({ story: 'button--a' }),
  samplePicture({ story: 'chip--a', title: 'Components/Chip' }),
]);
// Components, Button (open), its story, Chip (closed).
const rows = rowsOf(stories, {}, (id) => !id.endsWith('Chip'));

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
] as const)('BENCH-4 in the tree %s on row %i: %s row %i', (key, at, does, index) => {
  expect(moveInTree(rows, at, key)).toEqual({ does, index });
});

test('BENCH-4 other keys are left to the page', () => {
  expect(moveInTree(rows, 1, 'j')).toBeNull();
  expect(moveInTree(rows, 2, 'ArrowRight')).toBeNull();
  expect(moveInTree(rows, -1, 'ArrowDown')).toBeNull();
});
