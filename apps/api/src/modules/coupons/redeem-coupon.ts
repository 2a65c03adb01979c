import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';

export interface RedeemCouponParams {
  code: string;
  orderId: string;
  /** The buyer that uses are counted for: a customer's id, or a guest's mobile number. */
  usedBy: string;
}

/**
 * Redeems a coupon for an order. Throws if no use is left, which rolls back the order. The limits are enforced by the
 * writes themselves, so concurrent orders cannot exceed them.
 */
export async function redeemCoupon(tx: Transaction<Database>, use: RedeemCouponParams): Promise<void> {
  const coupon = await readLimits(tx, use.code);
  const taken = coupon !== undefined && (await takeOne(tx, use, coupon)) && (await write(tx, use, coupon));
  if (!taken) throw new ApiError('COUPON_INVALID', 'This coupon has no use left for this customer.');
}

function readLimits(tx: Transaction<Database>, code: string) {
  return tx
    .selectFrom('coupons')
    .select(['useLimit', 'perCustomer'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/**
 * Counts a use if the coupon has a limit, and returns false if none is left. A coupon without a limit is not updated,
 * because during a sale all orders would wait for the lock on its row.
 */
async function takeOne(
  tx: Transaction<Database>,
  { code }: RedeemCouponParams,
  { useLimit }: { useLimit: number | null },
): Promise<boolean> {
  if (useLimit === null) return true;
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ used: sql<number>`used + 1` })
    .where('code', '=', code)
    .where(sql<boolean>`used < use_limit`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Inserts a numbered use of the customer, and returns false if all numbers are taken. If a concurrent order took a
 * number, tries the next one.
 */
async function write(
  tx: Transaction<Database>,
  { code, orderId, usedBy }: RedeemCouponParams,
  { perCustomer }: { perCustomer: number | null },
): Promise<boolean> {
  for (let nth = 1; nth <= (perCustomer ?? 1); nth += 1) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('couponUses')
      .values({ couponCode: code, orderId, usedBy, nth: perCustomer === null ? null : nth })
      .onConflict((conflict) => conflict.columns(['couponCode', 'usedBy', 'nth']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}

/** Records the use by a paid order even beyond the limits. Such a use has no number. */
export async function recordCouponUse(tx: Transaction<Database>, use: RedeemCouponParams): Promise<void> {
  const { code, orderId, usedBy } = use;
  await addToUsed(tx, code, 1);
  if (await write(tx, use, (await readLimits(tx, code)) ?? { perCustomer: null })) return;
  await tx.insertInto('couponUses').values({ couponCode: code, orderId, usedBy, nth: null }).execute();
}

/** Reverses the order's use of a coupon, if any. */
export async function giveBackCoupon(tx: Transaction<Database>, orderId: string): Promise<void> {
  const use = await tx
    .deleteFrom('couponUses')
    .where('orderId', '=', orderId)
    .returning('couponCode')
    .executeTakeFirst();
  if (use !== undefined) await addToUsed(tx, use.couponCode, -1);
}

async function addToUsed(tx: Transaction<Database>, code: string, change: 1 | -1): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ used: sql<number>`greatest(used + ${change}, 0)` })
    .where('code', '=', code)
    .where('useLimit', 'is not', null)
    .execute();
}
