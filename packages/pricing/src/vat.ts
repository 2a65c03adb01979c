import { assertWholeNumber } from './assert-whole-number.ts';

/** 1 % in the unit that percentages are calculated in, to avoid floats. */
const onePercent = 10_000;

/**
 * Returns how much of a price is value added tax, if the price includes it: rounded to the nearest taka, as on an
 * invoice.
 * @example
 * calculateIncludedVat(112_640, 15); // 14,692, of 14,692.17
 */
export function calculateIncludedVat(amount: number, percent: number): number {
  const rate = assertWholeNumber(Math.round(percent * onePercent), 'percent');
  const gross = 100 * onePercent + rate;
  const share = assertWholeNumber(assertWholeNumber(amount, 'amount') * rate, 'share');
  const rest = share % gross;
  return (share - rest) / gross + (2 * rest >= gross ? 1 : 0);
}
