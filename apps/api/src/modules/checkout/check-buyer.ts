import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller, Context } from '../../runtime/context.ts';
import { isForFirstOrder } from '../coupons/first-order-coupon.ts';
import { requireConfirmedMobile } from '../mobiles/require-confirmed-mobile.ts';
import { type Buyer, limitUnpaidOrders, piecesIn } from '../orders/limit-unpaid-orders.ts';
import type { WholeQuote } from './read-quote.ts';

interface CheckBuyer {
  buyer: Buyer;
  customerId: string | undefined;
  whole: WholeQuote;
}

/**
 * Refuses an order that would hold too much without payment, or whose mobile number has to be confirmed first. Called in
 * the transaction that places it, after `lockBuyer`. Returns whether the number is confirmed.
 */
export async function checkBuyer(
  ctx: Pick<Context, 'now' | 'limitFactor' | 'confirmMobile'> & { caller?: Pick<Caller, 'mobileToken'> },
  tx: Transaction<Database>,
  { buyer, customerId, whole }: CheckBuyer,
): Promise<boolean> {
  const wish = { pieces: piecesIn(whole.goods), value: whole.quote.toPay };
  const { isRisk } = await limitUnpaidOrders(tx, ctx, { ...buyer, ...wish });
  return requireConfirmedMobile(tx, ctx, {
    ...{ mobile: buyer.mobile, customerId },
    isRisk: isRisk || (await isForFirstOrder(tx, whole.couponCode)),
  });
}
