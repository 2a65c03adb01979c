import { expect, test } from 'vitest';
import { assertWholeNumber } from './assert-whole-number.ts';

test.each([0, 1, 125_000, Number.MAX_SAFE_INTEGER])('CART-3 %d is let through unchanged', (figure) => {
  expect(assertWholeNumber(figure, 'price')).toBe(figure);
});

test.each([-1, 10.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'CART-3 %d is refused by the name of the figure',
  (figure) => {
    expect(() => assertWholeNumber(figure, 'price')).toThrow(
      `price is ${figure}, which is not a whole number of at least 0`,
    );
  },
);
