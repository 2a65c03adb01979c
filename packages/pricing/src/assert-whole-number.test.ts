import { expect, test } from 'vitest';
import { assertWholeNumber } from './assert-whole-number.ts';

test.each([0, 1, 125_000, Number.MAX_SAFE_INTEGER])('CART-3 returns %d unchanged', (figure) => {
  expect(assertWholeNumber(figure, 'price')).toBe(figure);
});

test.each([-1, 10.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'CART-3 rejects %d with the name of the value',
  (figure) => {
    expect(() => assertWholeNumber(figure, 'price')).toThrow(
      `price is ${figure}, which is not a whole number of at least 0`,
    );
  },
);
