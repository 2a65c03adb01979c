import type { ReturnReason } from '@piri/contract/sales';
import type { ShopSettings } from '@piri/contract/settings';
import { ceilPercentOf } from '@piri/pricing/percentage';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when somebody may change their mind about what was handed over. */
export function getReturnDeadline(deliveredAt: Date, { days }: ShopSettings['returns']): Date {
  return new Date(deliveredAt.getTime() + days * dayMs);
}

export interface ReturnedLine {
  /** What these pieces cost after discounts. */
  value: number;
  /** What all goods of the order cost, and what a coupon took off. */
  total: number;
  couponAmount: number;
  reason: ReturnReason;
}

/** What is paid back: without their share of the coupon, and without the fee where it is nobody's fault. */
export function calculateReturnAmount(
  { value, total, couponAmount, reason }: ReturnedLine,
  { feePercent }: ShopSettings['returns'],
): number {
  const share = total === 0 ? 0 : Math.ceil((couponAmount * value) / total);
  const paid = Math.max(0, value - share);
  return reason === 'CHANGED_MIND' ? paid - ceilPercentOf(paid, feePercent) : paid;
}
