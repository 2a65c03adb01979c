import { expect, test } from 'vitest';
import { rateMetric } from './verdict.ts';

const figure = { name: 'FCP', unit: 'ms', must: 950, aim: 850 } as const;

test.each([
  [951, 'missed'],
  [950, 'kept'],
  [850, 'reached'],
])('%i ms of at most 950, better 850, is %s', (value, expected) => {
  expect(rateMetric({ ...figure, value })).toBe(expected);
});

test('of a score more is better', () => {
  const score = { name: 'score', unit: '', must: 99, aim: 100, more: true } as const;
  expect([98, 99, 100].map((value) => rateMetric({ ...score, value }))).toEqual([
    'missed',
    'kept',
    'reached',
  ]);
});

test('a figure without a limit is only told', () => {
  expect(rateMetric({ name: 'Fonts', unit: 'KB', value: 68 })).toBe('');
});
