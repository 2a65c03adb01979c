import { expect, test } from 'vitest';
import { getBusyPercent, parseProcessorTime } from './processor-share.ts';

const stat = 'cpu  100 10 40 800 50 5 5 0 30 0\ncpu0 50 5 20 400 25 2 2 0 15 0\n';

test('counts waiting for a disk as idle, and guests once', () => {
  expect(parseProcessorTime(stat)).toEqual({ idle: 850, total: 1010 });
});

test('returns the busy share of the time between two readings', () => {
  expect(getBusyPercent({ idle: 850, total: 1000 }, { idle: 1000, total: 1200 })).toBe(25);
});

test('returns 0 if no time has passed', () => {
  expect(getBusyPercent({ idle: 1, total: 2 }, { idle: 1, total: 2 })).toBe(0);
});
