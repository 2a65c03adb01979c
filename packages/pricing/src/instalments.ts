import { assertWholeNumber } from './assert-whole-number.ts';
import { ceilPercentOf } from './percentage.ts';

/** The shop's settings for instalments. */
export interface InstalmentSettings {
  /** The minimum amount that can be paid in instalments. */
  from: number;
  plans: readonly { months: number; feePercent: number }[];
}

export interface InstalmentPlan {
  months: number;
  /** The amount of every month but the last. */
  monthly: number;
  /** The amount of the last month: less than the others by what their rounding up added. */
  last: number;
  /** The fee, a percentage of the amount, rounded up. */
  fee: number;
  /** The amount and the fee, which the months add up to exactly. */
  total: number;
}

/**
 * Returns the instalment plans for an amount, in the order of the settings.
 * @example
 * calculateInstalmentPlans(58_500, settings.instalments)[3]; // { months: 12, monthly: 5_168, last: 5_162, fee: 3_510, total: 62_010 }
 */
export function calculateInstalmentPlans(
  amount: number,
  { from, plans }: InstalmentSettings,
): InstalmentPlan[] {
  if (assertWholeNumber(amount, 'amount') < from) return [];
  return (
    plans
      .map(({ months, feePercent }) => divide(amount, months, feePercent))
      // A small amount over many months is paid off before the last one.
      .filter(({ last }) => last > 0)
  );
}

/** Returns the plan with the lowest monthly amount, for "from ৳2,730 a month". Undefined if there is no plan. */
export function findLowestMonthlyPlan(
  amount: number,
  settings: InstalmentSettings,
): InstalmentPlan | undefined {
  return calculateInstalmentPlans(amount, settings).reduce<InstalmentPlan | undefined>(
    (lowest, plan) => (lowest === undefined || plan.monthly < lowest.monthly ? plan : lowest),
    undefined,
  );
}

function divide(amount: number, months: number, feePercent: number): InstalmentPlan {
  const fee = ceilPercentOf(amount, feePercent);
  const total = amount + fee;
  // Round up and reduce the last month: no month costs more than was shown, and the total stays the same.
  const monthly = Math.ceil(total / months);
  return { months, monthly, last: total - monthly * (months - 1), fee, total };
}
