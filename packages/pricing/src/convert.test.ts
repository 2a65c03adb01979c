import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseCurrency, convertFromTaka, toUsableCurrency } from './convert.ts';

const usd = { code: 'USD', rate: 122 };
const figures = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const rates = fc.double({ min: 0.01, max: 1000, noNaN: true });

test('MONEY-1 BDT is the default, with rate 1', () => {
  expect(baseCurrency).toEqual({ code: 'BDT', rate: 1 });
  expect(toUsableCurrency(undefined)).toBe(baseCurrency);
  expect(convertFromTaka(125_000, undefined)).toEqual({ code: 'BDT', amount: 125_000 });
});

test.each([
  [51_600, 122, 422.95],
  [51_594, 122, 422.9],
  [0, 122, 0],
  [1, 122, 0.01],
  [125_000, 1.42, 88_028.17],
  [125_000, 1.45, 86_206.9],
  [-51_600, 122, -422.95],
  [1, 8, 0.13],
  [-1, 8, -0.13],
  [-1, 1000, 0],
])('MONEY-1 converts %d taka at a rate of %d to %d', (figure, rate, amount) => {
  expect(convertFromTaka(figure, { code: 'USD', rate })).toEqual({ code: 'USD', amount });
});

test.each([undefined, null, 0, -0, -122, Number.MIN_VALUE, Number.NaN, Number.POSITIVE_INFINITY, '122'])(
  'MONEY-1 a rate of %s falls back to BDT',
  (rate) => {
    expect(convertFromTaka(500, { code: 'USD', rate })).toEqual({ code: 'BDT', amount: 500 });
  },
);

test('MONEY-1 a currency without a rate falls back to BDT', () => {
  expect(convertFromTaka(500, { code: 'USD' })).toEqual({ code: 'BDT', amount: 500 });
});

test('MONEY-1 never converts taka, whatever rate BDT has', () => {
  expect(convertFromTaka(500, { code: 'BDT', rate: 3 })).toEqual({ code: 'BDT', amount: 500 });
});

test.each([10.5, Number.NaN, Number.POSITIVE_INFINITY])('MONEY-1 rejects %d taka', (figure) => {
  expect(() => convertFromTaka(figure, usd)).toThrow(/not a whole number of taka/);
});

describe('for any figure and rate', () => {
  test('MONEY-1 the result has two decimals and is nearest to amount ÷ rate', () => {
    fc.assert(
      fc.property(figures, rates, (figure, rate) => {
        const { amount } = convertFromTaka(figure, { code: 'USD', rate });
        expect(amount).toBe(Number(amount.toFixed(2)));
        // Half a hundredth, plus the rounding error of a float of this size.
        expect(Math.abs(amount - figure / rate)).toBeLessThanOrEqual(0.005 + Math.abs(amount) * 1e-15);
      }),
    );
  });

  test('MONEY-1 converts a negative amount to the negative result, without negative zero', () => {
    fc.assert(
      fc.property(figures, rates, (figure, rate) => {
        const there = convertFromTaka(figure, { code: 'USD', rate }).amount;
        const back = convertFromTaka(-figure || 0, { code: 'USD', rate }).amount;
        expect(there + back).toBe(0);
        expect(Object.is(there, -0) || Object.is(back, -0)).toBe(false);
      }),
    );
  });

  test('MONEY-1 a larger amount never converts to a smaller one', () => {
    fc.assert(
      fc.property(figures, figures, rates, (one, other, rate) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const currency = { code: 'USD', rate };
        expect(convertFromTaka(less, currency).amount).toBeLessThanOrEqual(
          convertFromTaka(more, currency).amount,
        );
      }),
    );
  });
});

test('MONEY-1 converts each amount separately, so converted lines may differ from their total', () => {
  const lines = [40, 40, 40].map((figure) => convertFromTaka(figure, usd).amount);
  expect(lines).toEqual([0.33, 0.33, 0.33]);
  expect(convertFromTaka(120, usd).amount).toBe(0.98);
});
