import { expect, test } from 'vitest';
import { parsePageParam } from './parse-page-param.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=two', 1],
  ['page=1e9', 1],
  ['page=২', 1],
])('WISH-2 CHECK-5 parses ?%s as page %i', (query, page) => {
  expect(parsePageParam(new URLSearchParams(query))).toBe(page);
});
