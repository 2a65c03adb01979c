import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AppContext, UnverifiedCaller } from '../../runtime/context.ts';
import { isFirstOrderCoupon } from '../coupons/first-order-coupon.ts';
import { assertMobileConfirmedIfRequired } from '../mobiles/assert-mobile-confirmed-if-required.ts';
import {
  type Buyer,
  countStockUnits,
  enforceUnpaidOrderLimits,
} from '../orders/enforce-unpaid-order-limits.ts';
import type { QuoteDetails } from './quote-checkout.ts';

interface AssertBuyerMayOrderParams {
  buyer: Buyer;
  customerId: string | undefined;
  quoteDetails: QuoteDetails;
}

/**
 * Throws if an order would reserve too much without payment, or if its mobile number must be confirmed first. Call it
 * in the transaction that places the order, after `lockBuyer`. Returns whether the number is confirmed.
 */
export async function assertBuyerMayOrder(
  ctx: Pick<AppContext, 'now' | 'limitFactor' | 'confirmMobile'> & {
    caller?: Pick<UnverifiedCaller, 'mobileToken'>;
  },
  tx: Transaction<Database>,
  { buyer, customerId, quoteDetails }: AssertBuyerMayOrderParams,
): Promise<boolean> {
  const unpaidOrder = { units: countStockUnits(quoteDetails.items), value: quoteDetails.quote.toPay };
  const { isRisk } = await enforceUnpaidOrderLimits(tx, ctx, { ...buyer, ...unpaidOrder });
  return assertMobileConfirmedIfRequired(tx, ctx, {
    ...{ mobile: buyer.mobile, customerId },
    isRisk: isRisk || (await isFirstOrderCoupon(tx, quoteDetails.couponCode)),
  });
}
