import { expect, test } from 'vitest';
import { decide } from '../session/decisions.ts';
import { groupByStory } from '../session/story-order.ts';
import { screenshotFixture } from '../testing/review-fixture.ts';
import { flattenTree, listAncestors } from './rows.ts';

const screenshots = [
  screenshotFixture({ story: 'button--a', name: 'A' }),
  screenshotFixture({ story: 'button--a', name: 'A', mode: '1280-dark', status: 'unstable' }),
  screenshotFixture({ story: 'button--b', name: 'B', status: 'new' }),
  screenshotFixture({ story: 'chip--a', name: 'A', title: 'Components/Chip' }),
];
const stories = groupByStory(screenshots);
const show = (rows: ReturnType<typeof flattenTree>) =>
  rows.map(({ level, text, left, kind }) => `${'  '.repeat(level)}${text} ${left} ${kind ?? ''}`.trimEnd());

test('BENCH-4 the tree counts undecided screenshots and shows the most severe status of a story', () => {
  expect(show(flattenTree(stories, {}, () => true))).toEqual([
    '  Components 4',
    '    Button 3',
    '      A 2 unstable',
    '      B 1 new',
    '    Chip 1',
    '      A 1 changed',
  ]);
});

test('BENCH-4 a collapsed row hides its children and has a position among its siblings', () => {
  const rows = flattenTree(stories, {}, (id) => !id.endsWith('Button'));
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
  const { decisions } = decide({}, request, 'Nila', '2026-11-20T10:00:00.000Z');
  const rows = flattenTree(stories, decisions, () => true);
  expect(rows.find(({ id }) => id === 'button--b')).toMatchObject({ left: 0, rejected: true });
  expect(rows[0]).toMatchObject({ left: 3, rejected: true });
});

test('BENCH-4 an error is marked, and is not counted as undecided', () => {
  const broken = groupByStory([screenshotFixture({ status: 'error' })]);
  expect(flattenTree(broken, {}, () => true).at(-1)).toMatchObject({ left: 0, broken: true, kind: 'error' });
});

test('BENCH-4 the ancestors of a story are rows of the tree', () => {
  const ids = flattenTree(stories, {}, () => true).map(({ id }) => id);
  for (const story of stories) expect(ids).toEqual(expect.arrayContaining(listAncestors(story)));
});
