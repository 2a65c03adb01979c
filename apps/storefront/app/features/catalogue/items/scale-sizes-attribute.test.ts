import { expect, test } from 'vitest';
import { scaleSizesAttribute } from './scale-sizes-attribute.ts';

const sizes = '(width >= 90rem) 380px, (width >= 64rem) calc(36vw - 150px), 34vw';

test('keeps the sizes of an image about as wide as its card', () => {
  expect(scaleSizesAttribute(sizes, 0.8)).toBe(sizes);
  expect(scaleSizesAttribute(sizes, 1.18)).toBe(sizes);
});

test('scales the sizes of an image wider than its card', () => {
  expect(scaleSizesAttribute(sizes, 2.17)).toBe(
    '(width >= 90rem) calc(380px*2.2), (width >= 64rem) calc(calc(36vw - 150px)*2.2), calc(34vw*2.2)',
  );
});
