import type { ReturnReason } from '@piri/contract/sales';
import type { ShopSettings } from '@piri/contract/settings';
import { ceilPercentOf } from '@piri/pricing/percentage';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns until when delivered goods may be returned. */
export function getReturnDeadline(deliveredAt: Date, { days }: ShopSettings['returns']): Date {
  return new Date(deliveredAt.getTime() + days * dayMs);
}

export interface CalculateRefundAmountParams {
  /** The price of the returned items after discounts. */
  value: number;
  /** The price of all goods of the order, and the discount of the coupon. */
  total: number;
  couponAmount: number;
  reason: ReturnReason;
}

/**
 * Returns the refund: the price without its share of the coupon and, if the customer changed their mind, without the
 * fee.
 */
export function calculateRefundAmount(
  { value, total, couponAmount, reason }: CalculateRefundAmountParams,
  { feePercent }: ShopSettings['returns'],
): number {
  const share = total === 0 ? 0 : Math.ceil((couponAmount * value) / total);
  const paid = Math.max(0, value - share);
  return reason === 'CHANGED_MIND' ? paid - ceilPercentOf(paid, feePercent) : paid;
}
