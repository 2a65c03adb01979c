// @vitest-environment node
import { expect, test } from 'vitest';
import { parseLenientInteger } from './parse-lenient-integer.ts';

test.each([
  ['42', 42],
  ['৪২', 42],
  ['৳1,30,000', 130000],
  ['১,৩০,০০০ টাকা', 130000],
  [' 7 450 ', 7450],
  ['12.6', 13],
  ['0', 0],
])('FORM-1 reads %j as %d', (text, number) => {
  expect(parseLenientInteger(text)).toBe(number);
});

test.each(['', 'many', '৳', '.', '9'.repeat(20)])('finds no number in %j', (text) => {
  expect(parseLenientInteger(text)).toBeUndefined();
});
