import { assertWholeNumber } from './assert-whole-number.ts';

/** 1 % in the unit that percentages are counted in, so that floats are not needed. */
const onePercent = 10_000;

/**
 * How much of a price is value added tax, where the price includes it: to the nearest taka, as it stands on an invoice.
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
