import { assertWholeNumber } from './assert-whole-number.ts';

/** One line of a cart or an order. */
export interface TotalsLine {
  /** Per unit, before discounts. */
  salesPrice: number;
  /** Per unit, after discounts. */
  price: number;
  quantity: number;
}

/** The charges that depend on the total of the goods, and so are known only after it. */
export interface TotalsAdjustments {
  couponAmount?: number | undefined;
  delivery?: number | undefined;
}

export interface CartTotals {
  /** The number of lines. */
  items: number;
  /** The number of units. */
  quantity: number;
  /** Before discounts. */
  subTotal: number;
  /** After discounts, before coupon and delivery. */
  total: number;
  /** What the discounts took off. */
  discount: number;
  /** What the coupon took off: at most the total of the goods, never the delivery. */
  couponAmount: number;
  delivery: number;
  payable: number;
}

/**
 * Returns the total of a line before and after discounts.
 * @example
 * calculateLineTotals({ salesPrice: 58_500, price: 51_480, quantity: 2 }); // { subTotal: 117_000, total: 102_960 }
 */
export function calculateLineTotals({ salesPrice, price, quantity }: TotalsLine): {
  subTotal: number;
  total: number;
} {
  const units = assertWholeNumber(quantity, 'quantity');
  if (price > salesPrice) {
    throw new RangeError(
      `price is ${price}, more than the salesPrice of ${salesPrice}, so the discount would be negative. Take both from findBestPrice.`,
    );
  }
  return {
    subTotal: assertWholeNumber(assertWholeNumber(salesPrice, 'salesPrice') * units, 'subTotal'),
    total: assertWholeNumber(price, 'price') * units,
  };
}

/**
 * Returns all totals of a cart. Call it without charges to get the `total` that coupon and delivery depend on, then
 * with them.
 * @example
 * const { total } = calculateCartTotals(lines);
 * calculateCartTotals(lines, { couponAmount, delivery }).payable;
 */
export function calculateCartTotals(
  lines: readonly TotalsLine[],
  { couponAmount = 0, delivery = 0 }: TotalsAdjustments = {},
): CartTotals {
  let quantity = 0;
  let subTotal = 0;
  let total = 0;
  for (const line of lines) {
    const sums = calculateLineTotals(line);
    quantity += line.quantity;
    subTotal += sums.subTotal;
    total += sums.total;
  }
  const deducted = Math.min(assertWholeNumber(couponAmount, 'couponAmount'), total);
  return {
    items: lines.length,
    quantity,
    subTotal: assertWholeNumber(subTotal, 'subTotal'),
    total,
    discount: subTotal - total,
    couponAmount: deducted,
    delivery: assertWholeNumber(delivery, 'delivery'),
    payable: calculatePayable({ total, couponAmount: deducted, delivery }),
  };
}

/**
 * Returns the amount to pay: goods after discounts, less the coupon, plus delivery. It is the only formula of
 * `payable`.
 */
export function calculatePayable({
  total,
  couponAmount,
  delivery,
}: Pick<CartTotals, 'total' | 'couponAmount' | 'delivery'>): number {
  return assertWholeNumber(total - couponAmount + delivery, 'payable');
}
