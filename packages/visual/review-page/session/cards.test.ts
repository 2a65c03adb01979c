import { expect, test } from 'vitest';
import type { CauseGroup } from '../../src/review/review-data.ts';
import { createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import { indexCards, listPlaces } from './cards.ts';
import { applyDecision } from './decisions.ts';

const screenshots = ['a', 'b', 'c', 'd'].map((story) => createReviewScreenshotFixture({ story }));
const byLabel = new Map(screenshots.map((one) => [one.label, one]));
const [a, b, c, d] = screenshots.map(({ label }) => label) as [string, string, string, string];
const [first] = screenshots;
if (!first) throw new Error('There are no screenshots.');

const cause = (kind: CauseGroup['kind'], cards: string[][]): CauseGroup => ({
  id: kind,
  kind,
  title: '',
  detail: '',
  values: null,
  diff: null,
  pictures: cards.flat(),
  cards,
  outliers: [],
});

const request = { verb: 'approve', reason: '', shownIn: 'slider' } as const;
const places = (excluded: readonly string[], decisions = {}) =>
  listPlaces('approve', first, [a, b, c], new Set(excluded), byLabel, decisions);

test('BENCH-4 a card has the screenshots that show one change, but equal accessibility trees make none', () => {
  const cards = indexCards([cause('component', [[a, b], [c]]), cause('heard', [[c, d]])]);
  expect(cards.get(b)).toEqual([a, b]);
  expect(cards.get(c)).toBeUndefined();
});

test('BENCH-4 a decision is for all undecided places of a card, except for the excluded ones', () => {
  expect(places([])).toEqual([a, b, c]);
  expect(places([b])).toEqual([a, c]);
  expect(places([a])).toEqual([a]);
  const { decisions } = applyDecision({}, { ...request, labels: [c] }, 'Nila', '2026-11-20');
  expect(places([], decisions)).toEqual([a, b]);
});

test('BENCH-4 the places that were not opened name the one that was', () => {
  const { decisions } = applyDecision({}, { ...request, labels: [a, b] }, 'Nila', '2026-11-20');
  expect(decisions[a]?.sameAs).toBeUndefined();
  expect(decisions[b]?.sameAs).toBe(a);
});
