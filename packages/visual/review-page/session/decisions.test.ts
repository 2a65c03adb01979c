import { describe, expect, test } from 'vitest';
import { createReviewScreenshotFixture } from '../testing/review-data-fixture.ts';
import {
  applyDecision,
  applyUndoStep,
  findNextUndecided,
  listUndecidedLabels,
  listUnseenOutliers,
} from './decisions.ts';
import { getDisabledReason, getReviewStatus } from './review-status.ts';

const at = '2026-11-20T10:00:00.000Z';
const request = (labels: string[], verb: 'approve' | 'reject' = 'approve') =>
  ({ labels, verb, reason: 'Meant', shownIn: 'slider' }) as const;

describe('BENCH-4 decisions can be made and taken back', () => {
  test('one action decides one screenshot or the places of its card, with its reason', () => {
    const { decisions } = applyDecision({}, request(['a', 'b']), 'Nila', at);
    expect(decisions).toEqual({
      a: { verb: 'approve', reason: 'Meant', shownIn: 'slider', by: 'Nila', at },
      b: { verb: 'approve', reason: 'Meant', shownIn: 'slider', by: 'Nila', at, sameAs: 'a' },
    });
  });

  test('undo restores the state before, including an earlier decision', () => {
    const first = applyDecision({}, request(['a'], 'reject'), 'Nila', at);
    const second = applyDecision(first.decisions, request(['a', 'b']), 'Nila', at);
    expect(applyUndoStep(second.decisions, second.step)).toEqual(first.decisions);
    expect(applyUndoStep(first.decisions, first.step)).toEqual({});
  });
});

test('BENCH-4 after a decision comes the next undecided screenshot, and after the last one the first', () => {
  const order = ['a', 'b', 'c'].map((story) => createReviewScreenshotFixture({ story }));
  const [a, b, c] = order.map(({ label }) => label) as [string, string, string];
  const done = (...labels: string[]) => applyDecision({}, request(labels), 'Nila', at).decisions;
  expect(findNextUndecided(order, done(a), a)?.label).toBe(b);
  expect(findNextUndecided(order, done(b, c), c)?.label).toBe(a);
  expect(findNextUndecided(order, done(a, b, c), c)).toBeNull();
  expect(findNextUndecided(order, {}, null)?.label).toBe(a);
});

test('BENCH-4 an error is skipped, because it must be fixed and not decided', () => {
  const order = [
    createReviewScreenshotFixture({ story: 'a', status: 'error' }),
    createReviewScreenshotFixture({ story: 'b' }),
  ];
  expect(findNextUndecided(order, {}, null)?.story).toBe('b');
  expect(findNextUndecided(order.slice(0, 1), {}, null)).toBeNull();
});

test.each([
  ['changed', { approve: true, reject: true, flaky: true }],
  ['new', { approve: true, reject: true, flaky: false }],
  ['accessibility', { approve: true, reject: true, flaky: false }],
  ['twin', { approve: false, reject: true, flaky: false }],
  ['unstable', { approve: false, reject: false, flaky: true }],
  ['error', { approve: false, reject: false, flaky: false }],
] as const)('BENCH-4 the status %s allows only decisions that make sense', (status, may) => {
  const verbs = ['approve', 'reject', 'flaky'] as const;
  const open = verbs.map((verb) => [
    verb,
    getDisabledReason(verb, createReviewScreenshotFixture({ status })) === null,
  ]);
  expect(Object.fromEntries(open)).toEqual(may);
});

test('BENCH-4 changes of the accessibility snapshot and new axe findings have the status accessibility', () => {
  const finding = { rule: 'button-name', help: 'Name it.', targets: ['button'] };
  expect(getReviewStatus(createReviewScreenshotFixture({ status: 'accessibility' }))).toBe('accessibility');
  expect(
    getReviewStatus(createReviewScreenshotFixture({ axe: { added: [finding], mended: [], left: [] } })),
  ).toBe('accessibility');
  expect(getReviewStatus(createReviewScreenshotFixture())).toBe('changed');
});

describe('BENCH-4 a group is approved only after its outliers were opened', () => {
  const screenshots = [
    createReviewScreenshotFixture({ story: 'a' }),
    createReviewScreenshotFixture({ story: 'b' }),
    createReviewScreenshotFixture({ story: 'c', status: 'unstable' }),
  ];
  const [a, b, c] = screenshots.map(({ label }) => label) as [string, string, string];
  const byLabel = new Map(screenshots.map((screenshot) => [screenshot.label, screenshot]));
  const cause = {
    id: 'neel',
    kind: 'token' as const,
    title: '--color-accent',
    detail: '',
    values: null,
    pictures: [a, b, c],
    diff: null,
    cards: [[a], [b], [c]],
    outliers: [a, b],
  };

  test('lists the outliers that are left', () => {
    expect(listUnseenOutliers(cause, new Set(), {})).toEqual([a, b]);
    expect(listUnseenOutliers(cause, new Set([a]), {})).toEqual([b]);
    expect(
      listUnseenOutliers(cause, new Set([a]), applyDecision({}, request([b]), 'Nila', at).decisions),
    ).toEqual([]);
  });

  test('approves or rejects only undecided screenshots that can be and are not excluded', () => {
    const none: ReadonlySet<string> = new Set();
    const { decisions } = applyDecision({}, request([a], 'reject'), 'Nila', at);
    expect(listUndecidedLabels('approve', cause, none, byLabel, decisions)).toEqual([b]);
    expect(listUndecidedLabels('reject', cause, none, byLabel, {})).toEqual([a, b]);
    expect(listUndecidedLabels('approve', cause, new Set([b]), byLabel, {})).toEqual([a]);
  });
});
