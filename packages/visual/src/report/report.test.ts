import { expect, test } from 'vitest';
import type { ScreenshotResult, ScreenshotStatus } from '../evaluation/compare-with-baselines.ts';
import type { CauseGroup } from '../review/review-data.ts';
import { formatResultSummary, getExitCode } from './report.ts';

const results = (...statuses: ScreenshotStatus[]): ScreenshotResult[] =>
  statuses.map((status, at) => ({
    story: `a--story-${at}`,
    mode: 'm',
    status,
    message: 'Why.',
    approved: null,
    captured: null,
    heard: null,
    difference: null,
  }));

test.each<[ScreenshotStatus[], number, string]>([
  [['approved', 'approved'], 0, 'All 2 pictures are approved.'],
  [['approved', 'changed'], 1, '1 of 2 pictures are not approved: 1 changed. View them'],
  [['rejected'], 1, '1 rejected'],
  [['accessibility'], 1, '1 accessibility'],
  [['unapproved', 'new', 'removed', 'twin'], 1, '4 of 4'],
  [['changed', 'error'], 2, 'Fix the stories'],
  [['unstable', 'rejected'], 2, 'Fix the stories'],
])('BENCH-4 with %j the exit code is %i and the summary matches', (statuses, exit, sentence) => {
  expect(getExitCode(results(...statuses))).toBe(exit);
  expect(formatResultSummary(results(...statuses))).toContain(sentence);
});

test('BENCH-4 the summary ends with the causes, before the counts', () => {
  const cause: CauseGroup = {
    id: 'button',
    kind: 'component',
    title: 'packages/ui/src/button/button.tsx',
    detail: '',
    values: null,
    pictures: ['a--story-0 m'],
    diff: null,
    cards: [],
    outliers: [],
  };
  expect(formatResultSummary(results('changed'), [cause]).split('\n').slice(-2)).toEqual([
    'Cause: packages/ui/src/button/button.tsx, 1 picture.',
    expect.stringMatching(/^1 of 1 pictures are not approved/),
  ]);
});

test('BENCH-4 compared with a named commit, pictures are equal or different, never approved', () => {
  expect(formatResultSummary(results('approved'), [], 'git:main')).toBe(
    'All 1 pictures are equal to those of git:main.',
  );
  expect(formatResultSummary(results('approved', 'changed'), [], 'git:main')).toContain(
    '1 of 2 pictures are not equal to those of git:main: 1 changed.',
  );
});
