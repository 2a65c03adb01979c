import type { Quote } from '@piri/contract/quote';
import { getSummaryRows, type SummaryRow } from '@piri/pricing/summary-rows';

/** Returns the rows of a quote. They add up to its `toPay`. */
export function getQuoteRows({
  totals,
  coupon,
  delivery,
  instalmentFee,
}: Pick<Quote, 'totals' | 'coupon' | 'delivery' | 'instalmentFee'>): SummaryRow[] {
  return getSummaryRows({
    ...totals,
    hasCoupon: coupon?.valid === true,
    delivery: delivery ? totals.delivery : undefined,
    stairs: delivery?.stairs,
    instalmentFee,
  });
}
