import { lineKey } from '@piri/contract/line-item';
import type { Quote, QuoteLine } from '@piri/contract/quote';

/** A figure that is another one now. */
export interface Change {
  /** What it is of. */
  what: string;
  was: number;
  is: number;
}

/** What a shopper has to know before agreeing to another amount: piece by piece, then what stands below the lines. */
export function changesBetween(before: Quote, now: Quote): Change[] {
  const lines = now.lines.flatMap((line) => {
    const known = before.lines.find((other) => lineKey(other) === lineKey(line));
    return known ? [{ what: line.title, was: known.price, is: line.price }] : [];
  });
  const below = [
    { what: 'Coupon', was: -before.totals.couponAmount, is: -now.totals.couponAmount },
    { what: 'Delivery', was: before.delivery?.charge ?? 0, is: now.delivery?.charge ?? 0 },
    { what: 'Carrying up the stairs', was: before.delivery?.stairs ?? 0, is: now.delivery?.stairs ?? 0 },
    { what: 'Fee for instalments', was: before.instalmentFee, is: now.instalmentFee },
    { what: 'To pay', was: before.toPay, is: now.toPay },
    { what: 'In advance', was: before.booking?.advance ?? 0, is: now.booking?.advance ?? 0 },
  ];
  return [...lines, ...below].filter(({ was, is }) => was !== is);
}

/** Lines of which there are fewer than are wanted. What is built for the order is there in any number. */
export function shortLines({ lines }: Pick<Quote, 'lines'>): QuoteLine[] {
  return lines.filter(({ available, quantity, madeToOrder }) => available < quantity && !madeToOrder);
}
