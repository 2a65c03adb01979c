import { expect, test } from 'vitest';
import { getMainThreadTime, getMedianMainThreadTime } from './main-thread-time.ts';

test('returns every group, including those without work, and their sum', () => {
  const { total, groups } = getMainThreadTime([
    { group: 'styleLayout', duration: 700.4 },
    { group: 'scriptEvaluation', duration: 300.2 },
  ]);
  expect(total).toBe(1001);
  expect(groups).toMatchObject({
    'style and layout': 700,
    'script evaluation': 300,
    'garbage collection': 0,
  });
});

test('returns the median run as a whole', () => {
  const runs = [300, 100, 200].map((duration) => getMainThreadTime([{ group: 'other', duration }]));
  expect(getMedianMainThreadTime(runs)).toBe(runs[2]);
});
