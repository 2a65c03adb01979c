import { assertWholeNumber } from './assert-whole-number.ts';
import type { CartTotals } from './cart-totals.ts';

/** A row of the totals of a cart or an order. */
export type SummaryRow =
  /** All line items at their prices before discounts. */
  | { kind: 'goods'; amount: number }
  /** What the discounts took off, as a negative amount. */
  | { kind: 'offers'; amount: number }
  /**
   * What the coupon took off, as a negative amount, or 0 if it makes the delivery free. No coupon takes off less than
   * one taka.
   */
  | { kind: 'coupon'; amount: number }
  /** Without the stairs; undefined while the destination is unknown. */
  | { kind: 'delivery'; amount: number | undefined }
  | { kind: 'stairs'; amount: number }
  | { kind: 'instalmentFee'; amount: number };

export type SummaryRowKind = SummaryRow['kind'];

interface SummaryAmounts extends Pick<CartTotals, 'subTotal' | 'total' | 'couponAmount'> {
  /** Also true if the coupon takes nothing off the goods. */
  hasCoupon: boolean;
  /** Including the stairs, as in `CartTotals`; undefined while the destination is unknown. */
  delivery: number | undefined;
  /** The part of `delivery` that is charged for the stairs. */
  stairs?: number | undefined;
  instalmentFee?: number | undefined;
}

/**
 * Returns the rows below a cart or an order, in display order. They add up to `calculatePayable` plus the fee for instalments.
 * Code that shows them has a case for each kind, so that a new kind does not compile until it is shown everywhere.
 * @example
 * getSummaryRows({ subTotal: 58_500, total: 51_480, couponAmount: 0, hasCoupon: false, delivery: 1_250, stairs: 450 });
 * // goods 58_500, offers -7_020, delivery 800, stairs 450
 */
export function getSummaryRows({
  subTotal,
  total,
  couponAmount,
  hasCoupon,
  delivery,
  stairs = 0,
  instalmentFee = 0,
}: SummaryAmounts): SummaryRow[] {
  const rows: SummaryRow[] = [{ kind: 'goods', amount: subTotal }];
  if (total < subTotal) rows.push({ kind: 'offers', amount: total - subTotal });
  if (hasCoupon || couponAmount > 0) rows.push({ kind: 'coupon', amount: 0 - couponAmount });
  if (delivery === undefined) {
    rows.push({ kind: 'delivery', amount: undefined });
  } else {
    // The stairs are charged even if the delivery itself is free.
    rows.push({ kind: 'delivery', amount: assertWholeNumber(delivery - stairs, 'delivery without stairs') });
    if (stairs > 0) rows.push({ kind: 'stairs', amount: stairs });
  }
  if (instalmentFee > 0) rows.push({ kind: 'instalmentFee', amount: instalmentFee });
  return rows;
}
