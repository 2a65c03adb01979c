import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';

export interface RedeemCouponParams {
  code: string;
  orderId: string;
  /** The buyer that uses are counted for: a customer's id, or a guest's mobile number. */
  redeemedBy: string;
}

/**
 * Redeems a coupon for an order. Throws if no use is left, which rolls back the order. The limits are enforced by the
 * writes themselves, so concurrent orders cannot exceed them.
 */
export async function redeemCoupon(tx: Transaction<Database>, use: RedeemCouponParams): Promise<void> {
  const coupon = await readLimits(tx, use.code);
  const redeemed =
    coupon !== undefined && (await takeRedemption(tx, use, coupon)) && (await write(tx, use, coupon));
  if (!redeemed) throw new ApiError('COUPON_INVALID', 'This customer can’t use this coupon again.');
}

function readLimits(tx: Transaction<Database>, code: string) {
  return tx
    .selectFrom('coupons')
    .select(['maxRedemptions', 'maxPerCustomer'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/**
 * Counts a use if the coupon has a limit, and returns false if none is left. A coupon without a limit is not updated,
 * because during a sale all orders would wait for the lock on its row.
 */
async function takeRedemption(
  tx: Transaction<Database>,
  { code }: RedeemCouponParams,
  { maxRedemptions }: { maxRedemptions: number | null },
): Promise<boolean> {
  if (maxRedemptions === null) return true;
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ redemptionCount: sql<number>`redemption_count + 1` })
    .where('code', '=', code)
    .where(sql<boolean>`redemption_count < max_redemptions`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Inserts a numbered use of the customer, and returns false if all numbers are taken. If a concurrent order took a
 * number, tries the next one.
 */
async function write(
  tx: Transaction<Database>,
  { code, orderId, redeemedBy }: RedeemCouponParams,
  { maxPerCustomer }: { maxPerCustomer: number | null },
): Promise<boolean> {
  for (let nth = 1; nth <= (maxPerCustomer ?? 1); nth += 1) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('couponRedemptions')
      .values({ couponCode: code, orderId, redeemedBy, nth: maxPerCustomer === null ? null : nth })
      .onConflict((conflict) => conflict.columns(['couponCode', 'redeemedBy', 'nth']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}

/** Records the use by a paid order even beyond the limits. Such a use has no number. */
export async function redeemCouponIgnoringLimits(
  tx: Transaction<Database>,
  use: RedeemCouponParams,
): Promise<void> {
  const { code, orderId, redeemedBy } = use;
  await addToUsed(tx, code, 1);
  if (await write(tx, use, (await readLimits(tx, code)) ?? { maxPerCustomer: null })) return;
  await tx
    .insertInto('couponRedemptions')
    .values({ couponCode: code, orderId, redeemedBy, nth: null })
    .execute();
}

/** Reverses the order's use of a coupon, if any. */
export async function releaseCoupon(tx: Transaction<Database>, orderId: string): Promise<void> {
  const use = await tx
    .deleteFrom('couponRedemptions')
    .where('orderId', '=', orderId)
    .returning('couponCode')
    .executeTakeFirst();
  if (use !== undefined) await addToUsed(tx, use.couponCode, -1);
}

async function addToUsed(tx: Transaction<Database>, code: string, change: 1 | -1): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ redemptionCount: sql<number>`greatest(redemption_count + ${change}, 0)` })
    .where('code', '=', code)
    .where('maxRedemptions', 'is not', null)
    .execute();
}
