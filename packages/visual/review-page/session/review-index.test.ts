import { expect, test } from 'vitest';
import { createReviewDataFixture, createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { applyDecision } from './decisions.ts';
import { countByFilter, filterStories, getProgress, matchesFilter } from './review-index.ts';
import { groupByStory } from './story-order.ts';

const finding = { rule: 'color-contrast', help: 'Too pale.', targets: ['p'] };
const screenshots = [
  createReviewScreenshotFixture({ story: 'a', name: 'At rest' }),
  createReviewScreenshotFixture({
    story: 'b',
    name: 'On offer',
    axe: { added: [finding], mended: [], left: [] },
  }),
  createReviewScreenshotFixture({
    story: 'c',
    name: 'Long name',
    status: 'new',
    title: 'Commerce/ProductCard',
  }),
];
const [a, b, c] = screenshots.map(({ label }) => label) as [string, string, string];
const decided = (verb: 'approve' | 'reject', ...labels: string[]) =>
  applyDecision({}, { labels, verb, reason: 'So', shownIn: 'slider' }, 'Nila', '2026-11-20T10:00:00.000Z')
    .decisions;

test('BENCH-4 a screenshot counts under its status, and again under its decision', () => {
  const counts = countByFilter(screenshots, { ...decided('approve', a), ...decided('reject', c) });
  expect(Object.fromEntries(counts)).toEqual({
    all: 3,
    changed: 1,
    accessibility: 1,
    new: 1,
    approved: 1,
    rejected: 1,
  });
});

test('BENCH-4 progress includes decisions that were exported or made earlier', () => {
  const pictures = [
    ...screenshots,
    createReviewScreenshotFixture({ story: 'd', status: 'rejected' }),
    createReviewScreenshotFixture({ story: 'e', exported: true }),
    createReviewScreenshotFixture({ story: 'f', status: 'error' }),
  ];
  const review = createReviewDataFixture({ pictures, exportedApprovals: 2 });
  expect(getProgress(review, decided('approve', a))).toEqual({ total: 7, left: 2, broken: 1 });
});

test('BENCH-4 new axe findings take precedence over visual changes', () => {
  const second = screenshots[1] as (typeof screenshots)[number];
  expect(matchesFilter('accessibility', second, {})).toBe(true);
  expect(matchesFilter('changed', second, {})).toBe(false);
  expect(matchesFilter('approved', second, decided('approve', b))).toBe(true);
});

test('BENCH-4 the tree is filtered by status and by every word of the search', () => {
  const names = (...args: [Parameters<typeof filterStories>[1], string]) =>
    filterStories(groupByStory(screenshots), ...args, {}).map(({ name }) => name);
  expect(names('all', ' ')).toEqual(['At rest', 'On offer', 'Long name']);
  expect(names('new', '')).toEqual(['Long name']);
  expect(names('all', 'butt OFF')).toEqual(['On offer']);
  expect(names('new', 'offer')).toEqual([]);
});
