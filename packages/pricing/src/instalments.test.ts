import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateInstalmentPlans, findLowestMonthlyPlan, type InstalmentSettings } from './instalments.ts';

const settings: InstalmentSettings = {
  from: 10_000,
  plans: [
    { months: 3, feePercent: 0 },
    { months: 6, feePercent: 0 },
    { months: 9, feePercent: 4.5 },
    { months: 12, feePercent: 6 },
    { months: 18, feePercent: 9 },
    { months: 24, feePercent: 12 },
  ],
};

test('DETAIL-3 calculates the instalment plans of a sofa for ৳58,500', () => {
  expect(calculateInstalmentPlans(58_500, settings)).toEqual([
    { months: 3, monthly: 19_500, last: 19_500, fee: 0, total: 58_500 },
    { months: 6, monthly: 9_750, last: 9_750, fee: 0, total: 58_500 },
    { months: 9, monthly: 6_793, last: 6_789, fee: 2_633, total: 61_133 },
    { months: 12, monthly: 5_168, last: 5_162, fee: 3_510, total: 62_010 },
    { months: 18, monthly: 3_543, last: 3_534, fee: 5_265, total: 63_765 },
    { months: 24, monthly: 2_730, last: 2_730, fee: 7_020, total: 65_520 },
  ]);
});

test('DETAIL-3 the last instalment is smaller, because the others are rounded up', () => {
  expect(calculateInstalmentPlans(10_000, settings)[0]).toMatchObject({
    monthly: 3_334,
    last: 3_332,
    total: 10_000,
  });
});

test.each([0, 9_999])('DETAIL-3 offers no instalments for ৳%d', (amount) => {
  expect(calculateInstalmentPlans(amount, settings)).toEqual([]);
  expect(findLowestMonthlyPlan(amount, settings)).toBeUndefined();
});

test('DETAIL-3 finds the plan with the lowest monthly amount', () => {
  expect(findLowestMonthlyPlan(58_500, settings)).toMatchObject({ months: 24, monthly: 2_730 });
  // Because of the fee, the longer plan can have the higher monthly amount.
  const plans = [
    { months: 3, feePercent: 0 },
    { months: 4, feePercent: 50 },
  ];
  expect(findLowestMonthlyPlan(12_000, { from: 0, plans })).toMatchObject({ months: 3, monthly: 4_000 });
});

test('DETAIL-3 leaves out a plan that would be paid before its last month', () => {
  const plans = settings.plans.map(({ months }) => ({ months, feePercent: 0 }));
  expect(calculateInstalmentPlans(25, { from: 0, plans }).map(({ months }) => months)).toEqual([3, 9]);
});

test('DETAIL-3 rejects an amount that is not whole', () => {
  expect(() => calculateInstalmentPlans(10_000.5, settings)).toThrow(/amount is 10000.5/);
});

describe('for any amount with instalments', () => {
  const amounts = fc.integer({ min: 10_000, max: 100_000_000 });

  test('DETAIL-3 offers every plan, and the instalments of each add up to its total', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const plans = calculateInstalmentPlans(amount, settings);
        expect(plans.map(({ months }) => months)).toEqual([3, 6, 9, 12, 18, 24]);
        for (const { months, monthly, last, fee, total } of plans) {
          expect(monthly * (months - 1) + last).toBe(total);
          expect(total).toBe(amount + fee);
          expect(last > 0 && last <= monthly && monthly - last < months).toBe(true);
          expect([monthly, last, fee, total].every(Number.isSafeInteger)).toBe(true);
        }
      }),
    );
  });

  test('DETAIL-3 has no fee up to six months, and a growing one after that', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const fees = calculateInstalmentPlans(amount, settings).map(({ fee }) => fee);
        expect(fees.slice(0, 2)).toEqual([0, 0]);
        expect(fees.slice(1).every((fee, index, rest) => index === 0 || fee > (rest[index - 1] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});
