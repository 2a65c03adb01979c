import { assertWholeNumber } from './assert-whole-number.ts';

/** 1 % in the unit that percentages are calculated in: 12.5 % and 4.25 % are whole numbers in it, without floats. */
const onePercent = 10_000;

/** Returns whether a percentage is above 0 and at most 100. A higher one was mistyped. */
export function isDiscountPercent(percent: number): boolean {
  return percent > 0 && percent <= 100;
}

/**
 * Returns a percentage of an amount in whole taka, rounded down: for reductions.
 * @example
 * floorPercentOf(9_990, 7); // 699, of 699.30
 */
export function floorPercentOf(amount: number, percent: number): number {
  const share = getShare(amount, percent);
  return (share - (share % (100 * onePercent))) / (100 * onePercent);
}

/**
 * Returns a percentage of an amount in whole taka, rounded up: for fees and advances, so that nobody pays more than was
 * shown.
 * @example
 * ceilPercentOf(40_455, 10); // 4,046, of 4,045.50
 */
export function ceilPercentOf(amount: number, percent: number): number {
  const share = getShare(amount, percent);
  return floorPercentOf(amount, percent) + (share % (100 * onePercent) > 0 ? 1 : 0);
}

function getShare(amount: number, percent: number): number {
  // 1,000 × 1.005 is 1,004.9999999999999 in floats, and rounding that down would be one taka too little.
  return assertWholeNumber(assertWholeNumber(amount, 'amount') * Math.round(percent * onePercent), 'share');
}
