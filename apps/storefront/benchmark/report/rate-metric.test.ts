import { expect, test } from 'vitest';
import { rateMetric } from './rate-metric.ts';

const figure = { name: 'FCP', unit: 'ms', must: 950, aim: 850 } as const;

test.each([
  [951, 'missed'],
  [950, 'kept'],
  [850, 'reached'],
])('rates %i ms with a limit of 950 and a goal of 850 as %s', (value, expected) => {
  expect(rateMetric({ ...figure, value })).toBe(expected);
});

test('rates a higher score as better', () => {
  const score = { name: 'score', unit: '', must: 99, aim: 100, more: true } as const;
  expect([98, 99, 100].map((value) => rateMetric({ ...score, value }))).toEqual([
    'missed',
    'kept',
    'reached',
  ]);
});

test('does not rate a figure without a limit', () => {
  expect(rateMetric({ name: 'Fonts', unit: 'KB', value: 68 })).toBe('');
});
