import { sql, type Transaction } from 'kysely';
import { ApiError } from '../../core/api-error.ts';
import type { Database } from '../../db/schema.ts';

export interface RedeemCouponParams {
  code: string;
  orderId: string;
  /** Whose uses are counted: a customer's id, or a guest's mobile number. */
  usedBy: string;
}

/**
 * Takes one use of a coupon for an order, or refuses, and the order with it. Nothing is counted before it is written:
 * of many who come at once, the database lets through as many as there are uses.
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

/** A coupon without a limit is not written to: all orders of a feast would wait for each other in its row. */
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

/** Each use of a customer has a number of its own; who loses one to another order of the same moment tries the next. */
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

/** Writes down the use of an order that is paid, also beyond the limits: such a use has no number. */
export async function recordCouponUse(tx: Transaction<Database>, use: RedeemCouponParams): Promise<void> {
  const { code, orderId, usedBy } = use;
  await addToUsed(tx, code, 1);
  if (await write(tx, use, (await readLimits(tx, code)) ?? { perCustomer: null })) return;
  await tx.insertInto('couponUses').values({ couponCode: code, orderId, usedBy, nth: null }).execute();
}

/** Gives back what an order used, if it used one. */
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
