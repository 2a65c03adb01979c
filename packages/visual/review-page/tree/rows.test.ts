import { expect, test } from 'vitest';
import { applyDecision } from '../session/decisions.ts';
import { groupByStory } from '../session/story-order.ts';
import { createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { listAncestorRowIds, listVisibleRows } from './rows.ts';

const screenshots = [
  createReviewScreenshotFixture({ story: 'button--a', name: 'A' }),
  createReviewScreenshotFixture({ story: 'button--a', name: 'A', mode: '1280-dark', status: 'unstable' }),
  createReviewScreenshotFixture({ story: 'button--b', name: 'B', status: 'new' }),
  createReviewScreenshotFixture({ story: 'chip--a', name: 'A', title: 'Components/Chip' }),
];
const stories = groupByStory(screenshots);
const show = (rows: ReturnType<typeof listVisibleRows>) =>
  rows.map(({ level, text, left, kind }) => `${'  '.repeat(level)}${text} ${left} ${kind ?? ''}`.trimEnd());

test('BENCH-4 the tree counts undecided screenshots and shows the most severe status of a story', () => {
  expect(show(listVisibleRows(stories, {}, () => true))).toEqual([
    '  Components 4',
    '    Button 3',
    '      A 2 unstable',
    '      B 1 new',
    '    Chip 1',
    '      A 1 changed',
  ]);
});

test('BENCH-4 a collapsed row hides its children and has a position among its siblings', () => {
  const rows = listVisibleRows(stories, {}, (id) => !id.endsWith('Button'));
  expect(show(rows)).toEqual(['  Components 4', '    Button 3', '    Chip 1', '      A 1 changed']);
  expect(rows[2]).toMatchObject({ position: 2, siblings: 2, parent: 'section:Components' });
});

test('BENCH-4 decided screenshots are not counted, and a rejected one is marked in all rows above', () => {
  const request = {
    labels: ['button--b 1280-light'],
    verb: 'reject',
    reason: 'No',
    shownIn: 'slider',
  } as const;
  const { decisions } = applyDecision({}, request, 'Nila', '2026-11-20T10:00:00.000Z');
  const rows = listVisibleRows(stories, decisions, () => true);
  expect(rows.find(({ id }) => id === 'button--b')).toMatchObject({ left: 0, rejected: true });
  expect(rows[0]).toMatchObject({ left: 3, rejected: true });
});

test('BENCH-4 an error is marked, and is not counted as undecided', () => {
  const broken = groupByStory([createReviewScreenshotFixture({ status: 'error' })]);
  expect(listVisibleRows(broken, {}, () => true).at(-1)).toMatchObject({
    left: 0,
    broken: true,
    kind: 'error',
  });
});

test('BENCH-4 the ancestors of a story are rows of the tree', () => {
  const ids = listVisibleRows(stories, {}, () => true).map(({ id }) => id);
  for (const story of stories) expect(ids).toEqual(expect.arrayContaining(listAncestorRowIds(story)));
});
