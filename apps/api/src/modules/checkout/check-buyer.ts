import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext, Caller } from '../../runtime/context.ts';
import { isForFirstOrder } from '../coupons/first-order-coupon.ts';
import { requireConfirmedMobile } from '../mobiles/require-confirmed-mobile.ts';
import { type Buyer, checkUnpaidOrderLimits, countUnits } from '../orders/check-unpaid-order-limits.ts';
import type { QuoteDetails } from './quote-checkout.ts';

interface CheckBuyerParams {
  buyer: Buyer;
  customerId: string | undefined;
  quoteDetails: QuoteDetails;
}

/**
 * Throws if an order would reserve too much without payment, or if its mobile number must be confirmed first. Call it
 * in the transaction that places the order, after `lockBuyer`. Returns whether the number is confirmed.
 */
export async function checkBuyer(
  ctx: Pick<AppContext, 'now' | 'limitFactor' | 'confirmMobile'> & { caller?: Pick<Caller, 'mobileToken'> },
  tx: Transaction<Database>,
  { buyer, customerId, quoteDetails }: CheckBuyerParams,
): Promise<boolean> {
  const unpaidOrder = { units: countUnits(quoteDetails.items), value: quoteDetails.quote.toPay };
  const { isRisk } = await checkUnpaidOrderLimits(tx, ctx, { ...buyer, ...unpaidOrder });
  return requireConfirmedMobile(tx, ctx, {
    ...{ mobile: buyer.mobile, customerId },
    isRisk: isRisk || (await isForFirstOrder(tx, quoteDetails.couponCode)),
  });
}
