import { assertWholeNumber } from './assert-whole-number.ts';
import { ceilPercentOf } from './percentage.ts';

/** The shop's settings for paying month by month. */
export interface InstalmentSettings {
  /** The least amount that is divided. */
  from: number;
  plans: readonly { months: number; feePercent: number }[];
}

export interface InstalmentPlan {
  months: number;
  /** Of every month but the last. */
  monthly: number;
  /** Of the last month: less than the others by what rounding them up brought in before. */
  last: number;
  /** What paying later costs, of the amount, rounded up. */
  fee: number;
  /** Amount and fee, which the months add up to, to the taka. */
  total: number;
}

/**
 * The ways to pay an amount month by month, in the order of the settings.
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
      // An amount of a few taka over many months is paid before they are over.
      .filter(({ last }) => last > 0)
  );
}

/** The plan with the smallest month, for "from ৳2,730 a month". Undefined for what is not divided. */
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
  // Up, with the rest off the last one: no month is dearer than the one that was shown, and nobody pays more in all.
  const monthly = Math.ceil(total / months);
  return { months, monthly, last: total - monthly * (months - 1), fee, total };
}
