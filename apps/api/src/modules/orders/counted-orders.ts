import type { Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';
import { isFirstOrderCoupon } from '../coupons/first-order-coupon.ts';
import { decrementOrderCount, incrementOrderCount } from '../coupons/order-counts.ts';
import { redeemCoupon, redeemCouponIgnoringLimits, releaseCoupon } from '../coupons/redeem-coupon.ts';
import type { OrderRow } from './reservation.ts';

type Counted = Pick<OrderRow, 'id' | 'buyerKey' | 'couponCode' | 'counted'>;

/** Gives back an order's coupon and takes it out of its buyer's order count. The order's row must be locked. */
export async function uncountOrderAndReleaseCoupon(tx: Transaction<Database>, order: Counted): Promise<void> {
  if (!order.counted) return;
  await decrementOrderCount(tx, order.buyerKey);
  await releaseCoupon(tx, order.id);
  await setCounted(tx, order, false);
}

/**
 * Counts the order and redeems its coupon again. Throws if the coupon has been used up since, unless the order is
 * `paid`: then its use is recorded in any case.
 */
export async function countOrderAndRedeemCoupon(
  tx: Transaction<Database>,
  order: Counted,
  { paid }: { paid: boolean },
): Promise<void> {
  if (order.counted) return;
  const ordersBefore = await incrementOrderCount(tx, order.buyerKey);
  if (order.couponCode !== null) {
    const use = { code: order.couponCode, orderId: order.id, redeemedBy: order.buyerKey };
    if (paid) {
      await redeemCouponIgnoringLimits(tx, use);
    } else {
      if (ordersBefore > 0) await assertFirstOrder(tx, use.code);
      await redeemCoupon(tx, use);
    }
  }
  await setCounted(tx, order, true);
}

async function assertFirstOrder(tx: Transaction<Database>, code: string): Promise<void> {
  if (await isFirstOrderCoupon(tx, code)) {
    throw new ApiError(
      'COUPON_INVALID',
      'This coupon is for first orders only, and another order has been placed.',
    );
  }
}

async function setCounted(tx: Transaction<Database>, { id }: Counted, counted: boolean): Promise<void> {
  await tx.updateTable('orders').set({ counted }).where('id', '=', id).execute();
}
